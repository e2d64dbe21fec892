import type { notifications as en } from "../en/notifications.server.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const notifications: TextsOf<typeof en> = {
  connectionLost: {
    subject: "Ihre Verbindung zu {{network}} ist beendet",
    preview: "Verbinden Sie {{network}} erneut; Ihre geplanten Beiträge warten auf Sie.",
    heading: "Bitte verbinden Sie {{network}} erneut",
    greeting: "Guten Tag {{name}},",
    what: "{{network}} hat die Verbindung zu Ihrem Konto beendet. Das kommt von Zeit zu Zeit vor, zum Beispiel nach einer Änderung des Passworts.",
    waits:
      "Ihre geplanten Beiträge auf {{network}} bleiben erhalten und warten. Sie gehen weiter, sobald Sie sich erneut verbunden haben; ausgelassen wird nur, was dann mehr als einen Tag zu spät wäre.",
    button: "{{network}} erneut verbinden",
  },
  inactivity: {
    greeting: "Guten Tag {{name}},",
    reminder: {
      subject: "Ihre Kollegen teilen. Sie fehlen",
      preview: "Sie waren {{days}} Tage nicht hier.",
      heading: "Neue Beiträge warten auf Sie",
      what: "Sie waren {{days}} Tage nicht hier. Inzwischen sind neue Beiträge da, die Sie mit wenigen Klicks teilen können.",
      button: "Beiträge ansehen",
    },
    warning: {
      subject: "Ihr Konto wird deaktiviert",
      preview: "Sie waren {{days}} Tage nicht hier.",
      heading: "Ihr Konto wird deaktiviert",
      what: "Sie waren {{days}} Tage nicht hier. Wenn Sie sich nicht anmelden, wird Ihr Konto am {{date}} deaktiviert, und Ihre geplanten Teilungen werden abgesagt.",
      how: "Um es zu behalten, melden Sie sich einfach vorher einmal an.",
      button: "Anmelden",
    },
  },
  yourTurn: {
    subject: "Ihr geplanter Beitrag für {{network}} ist fällig",
    preview: "Kopieren Sie den Text, öffnen Sie {{network}} und sagen Sie uns, wenn der Beitrag dort steht.",
    heading: "Auf {{network}} sind Sie an der Reihe",
    greeting: "Guten Tag {{name}},",
    what: "„{{title}}“ ist für jetzt geplant. Auf {{network}} können nur Sie selbst in Ihrem Namen veröffentlichen.",
    how: "Die Schaltfläche öffnet den Text zum Kopieren und den Weg zu {{network}}. Sie gilt {{hours}} Stunden.",
    button: "Auf {{network}} teilen",
  },
  connectionEnding: {
    subject: "Ihre Verbindung mit {{network}} endet am {{date}}",
    preview: "Erneuern Sie {{network}} jetzt, dann läuft alles weiter.",
    heading: "Bitte erneuern Sie Ihre Verbindung mit {{network}}",
    greeting: "Guten Tag {{name}},",
    what: "{{network}} bittet von Zeit zu Zeit um eine neue Anmeldung. Ihre Anmeldung endet am {{date}}.",
    easy: "Ein Klick genügt. Wenn Sie vorher erneuern, gehen Ihre geplanten Beiträge wie vorgesehen hinaus.",
    button: "{{network}} erneuern",
  },
  enquiryReceived: {
    subject: "Neue Anfrage von {{name}}",
    heading: "Jemand hat uns geschrieben",
    meeting: "{{name}} ({{company}}) bittet um ein Gespräch.",
    contact: "{{name}} hat diese Nachricht gesendet:",
    button: "Anfrage öffnen",
    footer: "Sie erhalten diese E-Mail, weil Anfragen der Website an diese Adresse gehen.",
  },
  mentionsWaiting: {
    subject: "Erwähnungen warten auf Freigabe",
    heading: "Bitte sehen Sie neue Erwähnungen an",
    ofCompany:
      "Bei {{company}} hat jemand LinkedIn-Erwähnungen angelegt oder geändert. Sie können erst verwendet werden, wenn Sie sie freigeben.",
    ofProvider:
      "Jemand hat LinkedIn-Erwähnungen angelegt oder geändert. Sie können erst verwendet werden, wenn Sie sie freigeben.",
    button: "Erwähnungen öffnen",
    footer: "Sie erhalten diese E-Mail, weil Sie Erwähnungen freigeben dürfen.",
  },
  enquiryReply: {
    meeting: "Ihre Bitte um ein Gespräch",
    contact: "Unsere Antwort auf Ihre Nachricht",
    heading: "Unsere Antwort an Sie",
    greeting: "Guten Tag {{name}},",
    youWrote: "Sie schrieben:",
    footer: "Sie erhalten diese E-Mail, weil Sie uns geschrieben haben.",
  },
  unsubscribed: "Sie erhalten keine E-Mails dieser Art mehr.",
  footer: "Sie erhalten diese E-Mail, weil Sie am Programm von {{company}} teilnehmen.",
};
