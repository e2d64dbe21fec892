import type { identity as en } from "../../en/identity/identity.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const identity: TextsOf<typeof en> = {
  answers: {
    loggedOut: "Sie haben sich abgemeldet",
    resetSent: "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs.",
    passwordReset: "Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.",
    passwordChanged: "Ihr Passwort wurde geändert.",
    registered: "Vielen Dank. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.",
    verified: "Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.",
    verifiedWaits:
      "Ihre E-Mail-Adresse ist bestätigt. Ihr Unternehmen muss Ihr Konto noch freigeben; danach können Sie sich anmelden.",
  },
  mails: {
    greeting: "Guten Tag {{name}},",
    footer: "Diese E-Mail gehört zu Ihrem Konto bei {{company}}.",
    resetPassword: {
      subject: "Wählen Sie ein neues Passwort",
      preview: "Der Link gilt einmal und {{minutes}} Minuten lang.",
      heading: "Wählen Sie ein neues Passwort",
      what: "jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert. Der folgende Link gilt einmal und {{minutes}} Minuten lang.",
      otherwise: "Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
      button: "Neues Passwort wählen",
    },
    staffInvitation: {
      subject: "Ihr Zugang zum Backoffice",
      preview: "Wählen Sie ein Passwort, dann kann es losgehen.",
      heading: "Ihr Zugang zum Backoffice",
      what: "Für Sie wurde ein Konto im Backoffice angelegt. Wählen Sie über den Link unten Ihr Passwort; er gilt einmal und {{days}} Tage lang.",
      otherwise:
        "Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite mit „Passwort vergessen“ einen neuen an.",
      button: "Mein Passwort wählen",
    },
    verifyUser: {
      subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      preview: "Noch ein Schritt, dann ist Ihre Registrierung vollständig.",
      heading: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      what: "vielen Dank für Ihre Registrierung. Bitte bestätigen Sie über den folgenden Link, dass diese Adresse Ihnen gehört; er gilt {{hours}} Stunden lang.",
      otherwise:
        "Wenn Sie sich nicht registriert haben, lassen Sie diese E-Mail einfach liegen: Es geschieht nichts.",
      button: "Adresse bestätigen",
    },
    firstPassword: {
      subject: "Willkommen: Ihr Konto bei {{company}}",
      preview: "Ihr erstes Passwort und wo Sie sich anmelden.",
      heading: "Ihr Konto ist bereit",
      what: "{{company}} hat ein Konto für Sie eingerichtet. Melden Sie sich mit {{email}} und diesem ersten Passwort an: {{password}}",
      otherwise:
        "Gleich nach der Anmeldung wählen Sie ein eigenes Passwort. Bitte geben Sie diese E-Mail nicht weiter.",
      button: "Anmelden",
    },
    alreadyRegistered: {
      subject: "Sie haben bereits ein Konto",
      preview: "Jemand wollte sich mit Ihrer Adresse registrieren.",
      heading: "Sie haben bereits ein Konto",
      what: "jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse registrieren. Es gibt dazu schon ein Konto, darum wurde nichts geändert.",
      otherwise: "Wenn Sie Ihr Passwort vergessen haben, können Sie ein neues wählen.",
      button: "Passwort vergessen",
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      preview: "Wenn Sie es nicht waren, handeln Sie bitte sofort.",
      heading: "Ihr Passwort wurde geändert",
      what: "das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.",
      otherwise:
        "Wenn Sie es nicht waren, wählen Sie bitte sofort ein neues Passwort und wenden Sie sich an Ihre Administration.",
      button: "Neues Passwort wählen",
    },
  },
};
