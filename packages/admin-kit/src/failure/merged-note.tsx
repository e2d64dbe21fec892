import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import type { Merged } from "@polyphon/web/form/record.ts";
import type { ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import classes from "./merged-note.module.css";

export interface LastChange {
  readonly who: string;
  readonly at: string;
}

export interface Differences {
  readonly field: (name: string) => string;
  /** The newer version's value, as a reader sees it; null where it is empty. */
  readonly theirs: (name: string) => ReactNode;
  /** Whether the form still shows something else than the newer version. */
  readonly differs: (name: string) => boolean;
  readonly onTake: (name: string) => void;
}

export interface MergedNoteProps {
  merged: Merged;
  lastChange?: LastChange | undefined;
  differences?: Differences | undefined;
}

/** What a newer version has changed under the typed values, and the choice where both changed the same. */
export function MergedNote({ merged, lastChange, differences }: MergedNoteProps) {
  const { text, moment } = useKit();
  const both = differences ? merged.both.filter(differences.differs) : [];
  return (
    <NoticeStrip tone="warn">
      {text("kit.form.merged")}
      {lastChange && (
        <div>{text("kit.conflict.saved", { who: lastChange.who, moment: moment(lastChange.at) })}</div>
      )}
      {differences && merged.taken.length > 0 && (
        <div>{text("kit.conflict.taken", { fields: merged.taken.map(differences.field).join(", ") })}</div>
      )}
      {differences && both.length > 0 && (
        <>
          <div>{text("kit.conflict.both")}</div>
          <ul className={classes.both}>
            {both.map((name) => (
              <li key={name} className={classes.difference}>
                <span className={classes.words}>
                  <b>{differences.field(name)}</b>{" "}
                  <span className={classes.theirs}>
                    {differences.theirs(name) ?? <i>{text("kit.history.empty")}</i>}
                  </span>
                </span>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={text("kit.conflict.takeOf", { field: differences.field(name) })}
                  onClick={() => differences.onTake(name)}
                >
                  {text("kit.conflict.take")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </NoticeStrip>
  );
}
