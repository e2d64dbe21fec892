import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import type { Merged } from "@polyphon/web/form/record.ts";
import { useKit } from "../kit/kit-context.tsx";
import classes from "../form/resource-form.module.css";
import { failureText } from "./failure-text.ts";
import { type Differences, type LastChange, MergedNote } from "./merged-note.tsx";
import { UsesList } from "./uses-list.tsx";

export interface FormFailureProps {
  /** Null while nothing was refused. */
  error: unknown;
  /** The typed values were put on top of somebody else's version. */
  merged: Merged | null;
  /** Loads the newer version under the typed values. */
  onReload: () => void;
  /** Who saved the newer version, where that is known. */
  lastChange?: LastChange | undefined;
  /** What the fields are called, and what the newer version has in them. */
  differences?: Differences | undefined;
}

/** Why a form was not saved, and how to continue after a conflict. */
export function FormFailure({ error, merged, onReload, lastChange, differences }: FormFailureProps) {
  const kit = useKit();
  if (error === null)
    return merged && <MergedNote merged={merged} lastChange={lastChange} differences={differences} />;
  const failure = failureText(error, kit.text);
  const conflict = problemOf(error)?.error === "edited_meanwhile";
  return (
    <NoticeStrip
      tone="bad"
      action={
        conflict && (
          <Button variant="default" size="xs" onClick={onReload}>
            {kit.text("kit.form.newer")}
          </Button>
        )
      }
    >
      {conflict && lastChange
        ? kit.text("kit.conflict.refused", { who: lastChange.who, moment: kit.moment(lastChange.at) })
        : failure.text}
      <UsesList error={error} />
      {failure.reference !== undefined && (
        <div className={classes.reference}>
          {kit.text("kit.failed.reference")} <code>{failure.reference}</code>
        </div>
      )}
    </NoticeStrip>
  );
}
