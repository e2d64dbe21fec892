import type { FailureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./post-form.module.css";

/** Why saving failed; what was typed is kept. */
export function SaveFailed({ failure }: { failure: FailureText }) {
  const { text } = useText();
  return (
    <NoticeStrip tone="bad">
      <b>{text("kit.form.notSaved")}</b>
      <div>{failure.text}</div>
      {failure.reference !== undefined && (
        <div className={classes.reference}>
          {text("kit.failed.reference")} <code>{failure.reference}</code>
        </div>
      )}
    </NoticeStrip>
  );
}
