import type { identity as en } from "../en/identity.employee.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const identity: TextsOf<typeof en> = {
  login: {
    title: "Willkommen zurück",
    text: "Teilen Sie, woran Ihr Unternehmen arbeitet – mit Ihrer eigenen Stimme.",
    email: "E-Mail",
    password: "Passwort",
    showPassword: "Passwort zeigen oder verbergen",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    newHere: "Neu hier?",
    register: "Mit der E-Mail-Adresse Ihres Unternehmens registrieren",
    emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    emailFormat: "Bitte geben Sie eine E-Mail-Adresse ein.",
    emailLength: "Bitte höchstens {{max}} Zeichen.",
    passwordRequired: "Bitte geben Sie Ihr Passwort ein.",
    failed: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es erneut.",
    captchaUnavailable:
      "Die Prüfung gegen Roboter ließ sich nicht laden. Vielleicht ist sie in Ihrem Netz gesperrt; bitte versuchen Sie es erneut.",
    challengeNeeded:
      "Wir konnten nicht sicher erkennen, dass Sie ein Mensch sind. Jetzt wäre ein sichtbares Captcha nötig, das diese Version noch nicht zeigen kann. Bitte versuchen Sie es in einem anderen Browser oder wenden Sie sich an Ihre Administration.",
    picture: "Viele Stimmen, eine Geschichte",
  },
  profile: {
    title: "Mein Profil",
    account: "Ihr Konto",
    name: "Name",
    email: "E-Mail",
    company: "Unternehmen",
    preferences: "Sprache und Farben",
    preferencesText: "Wird auf diesem Gerät gespeichert.",
  },
  loggedOut: "Sie sind abgemeldet.",
};
