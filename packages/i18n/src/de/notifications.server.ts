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
  enquiryReceived: {
    subject: "Neue Anfrage von {{name}}",
    heading: "Jemand hat uns geschrieben",
    meeting: "{{name}} ({{company}}) bittet um ein Gespräch.",
    contact: "{{name}} hat diese Nachricht gesendet:",
    button: "Anfrage öffnen",
    footer: "Sie erhalten diese E-Mail, weil Anfragen der Website an diese Adresse gehen.",
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
