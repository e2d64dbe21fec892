import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { failureText } from "./failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";
import classes from "../form/resource-form.module.css";

export interface FormFailureProps {
  /** Null while nothing was refused. */
  error: unknown;
  /** The typed values are based on a version that somebody else has replaced. */
  merged: boolean;
  /** Loads the newer version under the typed values. */
  onReload: () => void;
}

/** Why a form was not saved, and how to continue after a conflict. */
export function FormFailure({ error, merged, onReload }: FormFailureProps) {
  const kit = useKit();
  if (error === null) return merged && <NoticeStrip tone="warn">{kit.text("kit.form.merged")}</NoticeStrip>;
  const failure = failureText(error, kit.text);
  return (
    <NoticeStrip
      tone="bad"
      action={
        problemOf(error)?.error === "edited_meanwhile" && (
          <Button variant="default" size="xs" onClick={onReload}>
            {kit.text("kit.form.newer")}
          </Button>
        )
      }
    >
      {failure.text}
      {failure.reference !== undefined && (
        <div className={classes.reference}>
          {kit.text("kit.failed.reference")} <code>{failure.reference}</code>
        </div>
      )}
    </NoticeStrip>
  );
}
