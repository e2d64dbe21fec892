import type { links as en } from "../../en/links/links.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const links: TextsOf<typeof en> = {
  unknown: {
    title: "Dieser Link funktioniert nicht",
    text: "Bitte prüfen Sie, ob die Adresse vollständig kopiert wurde.",
  },
  unavailable: {
    title: "Link vorübergehend nicht verfügbar",
    text: "Dieser Link kann gerade nicht geöffnet werden. Bitte versuchen Sie es in einer Minute erneut.",
  },
};
