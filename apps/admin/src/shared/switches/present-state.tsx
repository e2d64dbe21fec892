import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { SwitchScope } from "@polyphon/contract/operations/operations.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { formatMoment } from "../time/format-time.ts";
import { useText } from "../text/use-text.ts";
import type { ReadPreview } from "./use-preview.ts";

/** Since when it is stopped, by whom and why; nothing while it runs. */
export function PresentState({ scope, preview }: { scope: SwitchScope; preview: ReadPreview }) {
  const { text, language } = useText();
  const { data, isError, error, again, byProvider } = preview;
  if (data === undefined)
    return isError && <LoadFailed compact title={text("kit.failed.title")} error={error} onAgain={again} />;
  const { active, at, by, reason } = data.state;
  if (!active || at === null) return null;
  const moment = formatMoment(at, language);
  if (byProvider) return <NoticeStrip tone="warn">{text("shell.turn.byProvider", { moment })}</NoticeStrip>;
  const who = by ?? text("shell.turn.product");
  return (
    <NoticeStrip tone="info">
      {text(scope === "post" ? "shell.turn.killedSince" : "shell.turn.since", {
        moment,
        by: who,
        reason: reason ?? "",
      })}
    </NoticeStrip>
  );
}
