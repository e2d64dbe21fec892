import type { ReactNode } from "react";
import classes from "./status-dot.module.css";

export type StatusTone = "ok" | "warn" | "bad" | "info" | "idle";

export interface StatusDotProps {
  tone: StatusTone;
  /** The word: colour is never the only sign. */
  children: ReactNode;
  /** Tinted pill, for exceptions that must be seen. */
  pill?: boolean | undefined;
}

export function StatusDot({ tone, children, pill }: StatusDotProps) {
  return (
    <span className={classes.status} data-tone={tone} data-pill={pill || undefined}>
      <span className={classes.dot} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
