import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useText } from "../../shared/text/use-text.ts";

/** While a screen's code is on its way; a quick one never shows it. */
export function Waiting() {
  const { text } = useText();
  return useLate(true) ? <SkeletonRows label={text("shell.frame.loading")} rows={8} /> : null;
}
