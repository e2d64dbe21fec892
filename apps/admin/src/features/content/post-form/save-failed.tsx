import { Button } from "@mantine/core";
import type { FailureText } from "@polyphon/admin-kit/failure-text.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useText } from "../../../shared/use-text.ts";
import classes from "./post-form.module.css";

export interface SaveFailedProps {
  /** Somebody else saved meanwhile. */
  conflict: boolean;
  failure: FailureText;
  viewHref: string | undefined;
  onReload: () => void;
}

/** Why saving failed and what can be done; what was typed stays. */
export function SaveFailed({ conflict, failure, viewHref, onReload }: SaveFailedProps) {
  const { text } = useText();
  return (
    <NoticeStrip
      tone="bad"
      action={
        conflict && (
          <Button variant="default" size="xs" onClick={onReload}>
            {text("kit.form.newer")}
          </Button>
        )
      }
    >
      <b>{conflict ? text("content.form.conflict") : text("kit.form.notSaved")}</b>
      <div>{conflict ? text("content.form.conflictText") : failure.text}</div>
      {conflict && viewHref !== undefined && (
        <a href={viewHref} target="_blank" rel="noreferrer">
          {text("content.form.openNewer")}
        </a>
      )}
      {failure.reference !== undefined && (
        <div className={classes.reference}>
          {text("kit.failed.reference")} <code>{failure.reference}</code>
        </div>
      )}
    </NoticeStrip>
  );
}
