import type { DroppedFile } from "@polyphon/ui/input/file-drop.tsx";
import { t } from "../text/text.ts";
import type { Sending } from "./use-upload.ts";

const ended = { refused: "failed", tooLarge: "failed", failed: "failed" } as const;

export const hasEnded = (state: Sending["state"]): boolean => state in ended;

function stateText({ state, progress }: Sending): string {
  switch (state) {
    case "sending":
      return t("sharing.editor.upload.sending", { percent: Math.round(progress * 100) });
    case "waiting":
      return t("sharing.editor.upload.waiting");
    case "checking":
      return t("sharing.editor.upload.checking");
    case "refused":
    case "tooLarge":
    case "failed":
      return "";
  }
}

/** Running uploads, and why others failed. */
export function droppedFiles(
  sendings: readonly Sending[],
  errorOf: (sending: Sending) => string,
): DroppedFile[] {
  return sendings.map((one) => ({
    key: one.key,
    name: one.name,
    stateText: stateText(one),
    state: hasEnded(one.state) ? "failed" : "sending",
    progress: one.state === "sending" ? one.progress : undefined,
    error: hasEnded(one.state) ? errorOf(one) : undefined,
  }));
}
