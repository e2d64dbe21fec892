import type { links as en } from "../../en/links/links.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const links: TextsOf<typeof en> = {
  unknown: {
    title: "Dieser Link führt nirgendwohin",
    text: "Bitte prüfen Sie, ob die Adresse vollständig kopiert wurde.",
  },
  unavailable: {
    title: "Einen Moment bitte",
    text: "Dieser Link lässt sich gerade nicht öffnen. Bitte versuchen Sie es in einer Minute erneut.",
  },
};
