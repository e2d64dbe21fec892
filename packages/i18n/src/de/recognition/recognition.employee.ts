import type { recognition as english } from "../../en/recognition/recognition.employee.ts";
import { levelNames } from "../../en/recognition/recognition.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const recognition: TextsOf<typeof english> = {
  popup: {
    title: "Herzlichen Glückwunsch",
    text_one: "Sie haben ein Abzeichen erhalten.",
    text_other: "Sie haben {{count}} Abzeichen erhalten.",
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
    emptyText: "Teilen Sie Ihren ersten Beitrag und erhalten Sie Ihr erstes Abzeichen.",
  },
  family: {
    SHARING: "Teilen",
    STREAK: "Serie",
    REACH: "Reichweite",
    VOICE: "Eigene Beiträge",
    LEARNING: "Lernen",
  },
  share: {
    title: "Dieses Abzeichen teilen",
    note: "Das Bild des Abzeichens wird zusammen mit Ihrem Text geteilt.",
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
    text: "Jede Stufe schaltet Funktionen frei, und Ihre Stufe sinkt nie. Sie wird täglich und nach jedem geteilten Beitrag geprüft.",
    off: "Ihr Unternehmen verwendet keine Stufen. Ihnen stehen alle Funktionen offen.",
    now: "Ihre Stufe",
    reached: "Erreicht",
    start: "Hier beginnen alle.",
    raised: "Sie sind jetzt {{level}}. Für Sie sind neue Funktionen verfügbar.",
    name: levelNames,
    have: "{{have}} von {{needed}}",
    met: "Erledigt",
    missing: "Fehlt noch",
    criterion: {
      shares: "Geteilte Beiträge",
      networksOrAutopilot: "Verbundene Netzwerke oder Autopilot an",
      profile: "Profil vollständig: Name und was Sie tun",
      certificates: "Trainingszertifikate",
      weeks: "Wochen mit geteiltem Beitrag, von den letzten {{ofWeeks}}",
    },
  },
};
