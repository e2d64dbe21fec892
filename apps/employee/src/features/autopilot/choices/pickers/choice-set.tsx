import { type ReactNode, useId } from "react";
import classes from "./choice-set.module.css";

export interface ChoiceSetProps {
  label: string;
  hint?: string | undefined;
  /** What the choice means, below the chips. */
  note?: string | undefined;
  /** The fault of the choice, as text. */
  fault: string | null;
  children: ReactNode;
}

/** A question with chips to choose from, and the fault below them. */
export function ChoiceSet({ label, hint, note, fault, children }: ChoiceSetProps) {
  const id = useId();
  const described = [hint === undefined ? null : `${id}hint`, fault === null ? null : `${id}fault`];
  return (
    <fieldset className={classes.set} aria-describedby={described.filter(Boolean).join(" ") || undefined}>
      <legend className={classes.legend}>{label}</legend>
      {hint !== undefined && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.choices}>{children}</div>
      {note !== undefined && <output className={classes.note}>{note}</output>}
      {fault !== null && (
        <p id={`${id}fault`} role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
