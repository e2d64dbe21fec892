import type { insights as en } from "../en/insights.admin.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const insights: TextsOf<typeof en> = {
  dashboard: {
    morning: "Guten Morgen, {{name}}",
    afternoon: "Guten Tag, {{name}}",
    evening: "Guten Abend, {{name}}",
    posts: "Beiträge",
    visible: "Sichtbar",
    visibleNow: "jetzt für Mitarbeiter",
    scheduled: "Geplant",
    scheduledLater: "erscheinen später",
    ended: "Beendet",
    endedBefore: "nicht mehr sichtbar",
    measured: "gemessen · {{time}}",
    estimatedValue: "≈ {{value}}",
    latest: "Neueste Beiträge",
    allPosts: "Alle Beiträge",
    addPost: "Beitrag hinzufügen",
    nothing: "Noch keine Beiträge",
    nothingText: "Beiträge sind das, was Mitarbeiter teilen. Schreiben Sie den ersten.",
    open: "Was Sie öffnen können",
    openText_one: "{{count}} Seite Ihrer Rolle",
    openText_other: "{{count}} Seiten Ihrer Rolle",
    next: "Erscheint als Nächstes",
    nextNothing: "Es ist nichts geplant.",
    post: "Beitrag",
    category: "Kategorie",
    state: "Stand",
    shares: "Teilungen",
  },
};
