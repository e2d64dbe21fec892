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
  footer: "Sie erhalten diese E-Mail, weil Sie am Programm von {{company}} teilnehmen.",
};
