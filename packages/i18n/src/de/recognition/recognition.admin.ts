import type { TextsOf } from "../../kit/texts-of.ts";
import type { recognition as english } from "../../en/recognition/recognition.admin.ts";

export const recognition: TextsOf<typeof english> = {
  badges: {
    title: "Abzeichen-Beiträge",
    editTitle: "Abzeichen-Beitrag bearbeiten",
    search: "Nach Titel suchen",
    empty: "Keine Abzeichen",
    emptyText:
      "Mitarbeiter verdienen Abzeichen für Teilungen, Serien, Reichweite, eigene Beiträge und Lernen und können sie teilen.",
    fields: {
      family: "Familie",
      category: "Kategorie",
      level: "Stufe",
      threshold: "Verdient ab",
      title: "Titel",
      titleDe: "Titel auf Deutsch",
      content: "Inhalt",
      contentDe: "Inhalt auf Deutsch",
      badgePostTitle: "Titel des Beitrags",
      badgePostTitleDe: "Titel des Beitrags auf Deutsch",
      socialCopy: "Text für Netzwerke",
      socialCopyDe: "Text für Netzwerke auf Deutsch",
      image: "Bild",
    },
    help: {
      title: "Höchstens 250 Zeichen.",
      titleDe: "Was deutsche Leser sehen.",
      content: "Was der Glückwunsch sagt.",
      contentDe: "Was er deutschen Lesern sagt.",
      socialCopy: "Die Worte, mit denen beginnt, wer das Abzeichen teilt. Auf X passen bis zu 280 Zeichen.",
      socialCopyDe: "Die Worte, mit denen deutsche Leser beginnen. Auf X passen bis zu 280 Zeichen.",
      image: "Geht mit dem Beitrag hinaus. Das Produkt zeichnet eines, wo niemand ein anderes hochlädt.",
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
      badge: { title: "Abzeichen", text: "Was liest, wer es verdient." },
      post: {
        title: "Abzeichen-Beitrag",
        text: "Womit beginnt, wer es teilt. Die Worte können geändert werden.",
      },
    },
  },
};
