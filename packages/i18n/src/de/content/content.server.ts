import type { content as en } from "../../en/content/content.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const content: TextsOf<typeof en> = {
  examples: {
    news: {
      title: "Beispiel: Neues aus Ihrem Unternehmen",
      excerpt:
        "Ihr Unternehmen schreibt einen Text für jedes Netzwerk. Sie bringen ihn in Ihre eigenen Worte, wählen die Netzwerke und teilen, jetzt oder später.",
      categoryName: "Unternehmen",
    },
    people: {
      title: "Beispiel: Menschen, mit denen Sie arbeiten",
      excerpt:
        "Ein Beitrag kann in bis zu drei Stimmen vorliegen. Nehmen Sie die, die nach Ihnen klingt, damit nicht alle dasselbe sagen.",
      categoryName: "Menschen",
    },
    market: {
      title: "Beispiel: Was Ihren Markt bewegt",
      excerpt:
        "Kuratierte Beiträge führen zu Artikeln anderer. Sie sehen, wer von Ihren Kolleginnen und Kollegen sie geteilt hat und wie oft der Link geöffnet wurde.",
      categoryName: "Markt",
    },
  },
};
