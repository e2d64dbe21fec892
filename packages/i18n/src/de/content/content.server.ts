import type { content as en } from "../../en/content/content.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const content: TextsOf<typeof en> = {
  examples: {
    news: {
      title: "Beispiel: Neues aus Ihrem Unternehmen",
      excerpt:
        "Ihr Unternehmen schreibt für jedes Netzwerk einen Text. Sie formulieren ihn in Ihren eigenen Worten, wählen die Netzwerke und teilen ihn, jetzt oder später.",
      categoryName: "Unternehmen",
    },
    people: {
      title: "Beispiel: Menschen, mit denen Sie arbeiten",
      excerpt:
        "Ein Beitrag kann bis zu drei Textvarianten haben. Wählen Sie die Variante, die am besten zu Ihnen passt, damit nicht alle dasselbe sagen.",
      categoryName: "Menschen",
    },
    market: {
      title: "Beispiel: Was Ihren Markt bewegt",
      excerpt:
        "Kuratierte Beiträge verlinken auf Artikel anderer. Sie sehen, welche Kolleginnen und Kollegen sie geteilt haben und wie oft der Link geöffnet wurde.",
      categoryName: "Markt",
    },
  },
};
