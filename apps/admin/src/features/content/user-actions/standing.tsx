import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import classes from "../post-list/post-list.module.css";

interface StandingParts {
  state: string;
  reason: string | null;
}

/** The same as plain words. */
export function standingWords({ state, reason }: StandingParts): string {
  return reason === null ? state : `${state} · ${reason}`;
}

/** A state, and the reason that somebody gave for it. */
export function Standing({ tone, state, reason }: StandingParts & { tone: StatusTone }) {
  return (
    <span className={classes.standing}>
      <StatusDot tone={tone}>{state}</StatusDot>
      {reason !== null && <q className={classes.quiet}>{reason}</q>}
    </span>
  );
}
