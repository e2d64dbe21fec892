import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { VisuallyHidden } from "../../text/visually-hidden.ts";
import classes from "./step-line.module.css";

export interface StepLineProps {
  steps: readonly { readonly key: string; readonly label: string; readonly reached: boolean }[];
  /** How far it is from the last step that is reached to the next, from 0 to 1. */
  progress: number;
  /** Said to screen readers after a step that is reached. */
  doneLabel: string;
}

/** Steps in order, and how far somebody has come. */
export function StepLine({ steps, progress, doneLabel }: StepLineProps) {
  const reached = steps.filter((step) => step.reached).length;
  const gaps = Math.max(1, steps.length - 1);
  const done = Math.min(1, Math.max(0, (reached - 1 + progress) / gaps));
  const style: CSSProperties & Record<"--steps" | "--done", number> = {
    "--steps": steps.length,
    "--done": done,
  };
  return (
    <ol className={classes.line} style={style}>
      {steps.map(({ key, label, reached: isReached }) => (
        <li key={key} className={classes.step} data-reached={isReached || undefined}>
          <span className={classes.mark} aria-hidden>
            {isReached && <IconCheck size={14} stroke={2.6} />}
          </span>
          <span className={classes.label}>
            {label}
            {isReached && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
