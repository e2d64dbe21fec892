import type { recognition as english } from "../../en/recognition/recognition.employee.ts";
import { levelNames } from "../../en/recognition/recognition.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const recognition: TextsOf<typeof english> = {
  popup: {
    title: "Herzlichen Glückwunsch!",
    text_one: "Sie haben ein Abzeichen verdient.",
    text_other: "Sie haben {{count}} Abzeichen verdient.",
    list: "Ihre neuen Abzeichen",
    share: "Teilen",
    shareNamed: "Abzeichen {{title}} teilen",
    shared: "Geteilt auf {{networks}}",
    close: "Schließen",
  },
  badges: {
    title: "Meine Abzeichen",
    count: "{{count}} von {{of}}",
    loading: "Abzeichen werden geladen",
    error: "Ihre Abzeichen konnten nicht geladen werden",
    empty: "Noch keine Abzeichen",
    emptyText: "Teilen Sie Ihren ersten Beitrag, und das erste Abzeichen gehört Ihnen.",
  },
  family: {
    SHARING: "Teilen",
    STREAK: "Serie",
    REACH: "Reichweite",
    VOICE: "Stimme",
    LEARNING: "Lernen",
  },
  share: {
    title: "Dieses Abzeichen teilen",
    note: "Das Bild des Abzeichens geht mit Ihren Worten hinaus.",
    send: "In Netzwerken teilen",
    facebook: "Auf Facebook teilen",
    loading: "Ihre Netzwerke werden geladen",
    error: "Ihre Netzwerke konnten nicht geladen werden",
    savePicture: "Bild des Abzeichens speichern",
  },
  levels: {
    title: "Stufen",
    open: "Stufen ansehen",
    loading: "Stufen werden geladen",
    error: "Ihre Stufe konnte nicht geladen werden",
    text: "Eine Stufe öffnet Ihnen Funktionen und sinkt nie. Sie wird täglich und nach jeder Teilung geprüft.",
    off: "Ihr Unternehmen führt keine Stufen: Ihnen steht alles offen.",
    now: "Ihre Stufe",
    reached: "Erreicht",
    start: "Hier beginnen alle.",
    raised: "Sie sind jetzt {{level}}. Neue Funktionen stehen Ihnen offen.",
    name: levelNames,
    have: "{{have}} von {{needed}}",
    met: "Erledigt",
    missing: "Fehlt noch",
    criterion: {
      shares: "Geteilte Beiträge",
      networksOrAutopilot: "Verbundene Netzwerke, oder Autopilot an",
      profile: "Profil vollständig: Name und was Sie tun",
      certificates: "Trainingszertifikate",
      weeks: "Wochen mit einer Teilung, von den letzten {{ofWeeks}}",
    },
  },
};
