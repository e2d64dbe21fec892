import type { TextsOf } from "../../kit/texts-of.ts";
import type { recognition as english } from "../../en/recognition/recognition.admin.ts";

export const recognition: TextsOf<typeof english> = {
  badges: {
    title: "Abzeichen-Beiträge",
    editTitle: "Abzeichen-Beitrag bearbeiten",
    search: "Nach Titel suchen",
    empty: "Keine Abzeichen",
    emptyText:
      "Mitarbeitende verdienen Abzeichen für geteilte Beiträge, Serien, Reichweite, eigene Beiträge und Lernen und können sie teilen.",
    fields: {
      family: "Familie",
      category: "Kategorie",
      level: "Stufe",
      threshold: "Verdient ab",
      title: "Titel",
      titleDe: "Deutscher Titel",
      content: "Inhalt",
      contentDe: "Deutscher Inhalt",
      badgePostTitle: "Titel des Beitrags",
      badgePostTitleDe: "Deutscher Titel des Beitrags",
      socialCopy: "Text für Netzwerke",
      socialCopyDe: "Deutscher Text für Netzwerke",
      image: "Bild",
    },
    help: {
      title: "Höchstens 250 Zeichen.",
      titleDe: "Für alle, die Deutsch eingestellt haben.",
      content: "Text des Glückwunschs.",
      contentDe: "Deutscher Text des Glückwunschs.",
      socialCopy: "Textvorschlag, wenn jemand das Abzeichen teilt. X erlaubt bis zu 280 Zeichen.",
      socialCopyDe: "Deutscher Textvorschlag. X erlaubt bis zu 280 Zeichen.",
      image: "Wird mit dem Beitrag veröffentlicht. Ohne eigenes Bild wird automatisch eines erzeugt.",
    },
    choices: {
      family: {
        SHARING: "Teilen",
        STREAK: "Serie",
        REACH: "Reichweite",
        VOICE: "Stimme",
        LEARNING: "Lernen",
      },
      category: { ACTIVITY: "Aktivität", IMPACT: "Wirkung", GROWTH: "Entwicklung" },
    },
    sections: {
      badge: { title: "Abzeichen", text: "Was zu sehen ist, wenn jemand es verdient." },
      post: {
        title: "Abzeichen-Beitrag",
        text: "Der Ausgangspunkt, wenn jemand es teilt. Der Text lässt sich ändern.",
      },
    },
  },
};
