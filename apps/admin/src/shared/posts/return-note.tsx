import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";
import { formatMoment } from "../time/format-time.ts";
import type { ReturnStep } from "./open-return.ts";
import classes from "./return-note.module.css";

export interface ReturnNoteProps {
  step: ReturnStep;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** Why a voice was returned, by whom and when. */
export function ReturnNote({ step, children }: ReturnNoteProps) {
  const { text, language } = useText();
  const when = formatMoment(step.at, language);
  const kinds = step.reasonKinds.map((kind) => text(`content.rework.kinds.${kind}`)).join(", ");
  return (
    <aside className={classes.note} aria-label={text("content.rework.reason")}>
      <q className={classes.reason}>{step.reason}</q>
      {kinds !== "" && <span className={classes.by}>{kinds}</span>}
      <span className={classes.by}>
        {step.by === null
          ? text("content.rework.returnedBySomebody", { when })
          : text("content.rework.returned", { by: step.by, when })}
      </span>
      {children}
    </aside>
  );
}
