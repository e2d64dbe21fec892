import type { CopyTrouble } from "@polyphon/ui/feedback/copy-button.tsx";
import { notify } from "./notices.ts";
import { t } from "../text/text.ts";

export function notifyCopyFailed(trouble: CopyTrouble): void {
  if (trouble === "nothing") notify("warn", t("shell.clipboard.nothing"));
  else notify("bad", t("shell.clipboard.failed"));
}
