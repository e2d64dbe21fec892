import type { identity as en } from "../../en/identity/identity.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const identity: TextsOf<typeof en> = {
  answers: {
    loggedOut: "Sie sind abgemeldet",
    resetSent: "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs.",
    passwordReset: "Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.",
    passwordChanged: "Ihr Passwort wurde geändert.",
    registered: "Vielen Dank. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.",
    verified: "Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.",
    verifiedWaits:
      "Ihre E-Mail-Adresse ist bestätigt. Sie können sich anmelden, sobald Ihr Unternehmen Ihr Konto freigegeben hat.",
  },
  mails: {
    greeting: "Guten Tag {{name}},",
    footer: "Diese E-Mail betrifft Ihr Konto bei {{company}}.",
    resetPassword: {
      subject: "Wählen Sie ein neues Passwort",
      preview: "Der Link funktioniert nur einmal und läuft nach {{minutes}} Minuten ab.",
      heading: "Wählen Sie ein neues Passwort",
      what: "jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert. Der Link unten funktioniert nur einmal und läuft nach {{minutes}} Minuten ab.",
      otherwise:
        "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.",
      button: "Neues Passwort wählen",
    },
    staffInvitation: {
      subject: "Ihr Zugang zur Verwaltung",
      preview: "Wählen Sie ein Passwort und legen Sie los.",
      heading: "Ihr Zugang zur Verwaltung",
      what: "für Sie wurde ein Konto in der Verwaltung angelegt. Wählen Sie über den Link unten Ihr Passwort. Der Link funktioniert nur einmal und läuft nach {{days}} Tagen ab.",
      otherwise:
        "Wenn der Link abgelaufen ist, fordern Sie auf der Anmeldeseite über „Passwort vergessen“ einen neuen an.",
      button: "Passwort wählen",
    },
    verifyUser: {
      subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      preview: "Noch ein Schritt, dann ist Ihre Registrierung abgeschlossen.",
      heading: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      what: "vielen Dank für Ihre Registrierung. Bitte bestätigen Sie über den Link unten, dass diese Adresse Ihnen gehört. Der Link läuft nach {{hours}} Stunden ab.",
      otherwise:
        "Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren. Es passiert dann nichts.",
      button: "E-Mail-Adresse bestätigen",
    },
    firstPassword: {
      subject: "Ihr Konto bei {{company}} ist bereit",
      preview: "Ihr vorläufiges Passwort und wo Sie sich anmelden.",
      heading: "Ihr Konto ist bereit",
      what: "{{company}} hat ein Konto für Sie eingerichtet. Melden Sie sich mit {{email}} und diesem vorläufigen Passwort an: {{password}}",
      otherwise:
        "Bei der Anmeldung werden Sie aufgefordert, ein eigenes Passwort zu wählen. Bitte leiten Sie diese E-Mail nicht weiter.",
      button: "Anmelden",
    },
    alreadyRegistered: {
      subject: "Sie haben bereits ein Konto",
      preview: "Jemand wollte sich mit Ihrer Adresse registrieren.",
      heading: "Sie haben bereits ein Konto",
      what: "jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse registrieren. Dafür gibt es bereits ein Konto, deshalb wurde nichts geändert.",
      otherwise: "Wenn Sie Ihr Passwort vergessen haben, können Sie ein neues wählen.",
      button: "Passwort zurücksetzen",
    },
    addressChanged: {
      subject: "Die E-Mail-Adresse Ihres Kontos wurde geändert",
      preview: "Wenn Sie das nicht erwartet haben, handeln Sie bitte sofort.",
      heading: "Die E-Mail-Adresse Ihres Kontos wurde geändert",
      what: "Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden, und alle Geräte wurden abgemeldet.",
      otherwise:
        "Wenn Sie das nicht erwartet haben, informieren Sie bitte sofort das Admin-Team, damit das Konto gesperrt werden kann.",
      button: "Zur Verwaltung",
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      preview: "Wenn Sie das nicht waren, handeln Sie bitte sofort.",
      heading: "Ihr Passwort wurde geändert",
      what: "das Passwort Ihres Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.",
      otherwise:
        "Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und informieren Sie das Admin-Team.",
      button: "Neues Passwort wählen",
    },
  },
};
