import type { shell as en } from "../../en/shell/shell.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const shell: TextsOf<typeof en> = {
  deniedTitle: "Zugriff verweigert",
  denied: "Ihre IP-Adresse oder Domain ist für diese Anwendung nicht zugelassen.",
};
