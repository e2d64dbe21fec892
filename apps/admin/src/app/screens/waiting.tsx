import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useText } from "../../shared/text/use-text.ts";

/** Shown while a screen's code loads; a fast load never shows it. */
export function Waiting() {
  const { text } = useText();
  return useLate(true) ? <SkeletonRows label={text("shell.frame.loading")} rows={8} /> : null;
}
