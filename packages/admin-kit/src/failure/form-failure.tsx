import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { failureText } from "./failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";
import classes from "../form/resource-form.module.css";

/** Why a form was not saved, and the way on where somebody else was faster. */
export function FormFailure({ error, onReload }: { error: unknown; onReload: () => void }) {
  const kit = useKit();
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
