import type { identity as en } from "../en/identity.admin.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const identity: TextsOf<typeof en> = {
  login: {
    title: "Im Backoffice anmelden",
    text: "Für Redaktion und Verwaltung des Anbieters und der Unternehmen.",
    email: "E-Mail-Adresse",
    password: "Passwort",
    show: "Passwort anzeigen",
    submit: "Anmelden",
    failed: "Nicht angemeldet",
    generic: "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
    offline: "Es besteht keine Verbindung. Prüfen Sie das Netz und versuchen Sie es erneut.",
    captcha: "Bitte bestätigen Sie das Captcha.",
    doubtful:
      "Wir konnten nicht sicherstellen, dass Sie ein Mensch sind. Bitte versuchen Sie es erneut oder mit einem anderen Browser ohne Blocker.",
    protected: "Geschützt durch reCAPTCHA.",
    languages: "Sprache",
  },
};
