import type { ReactNode } from "react";
import { VisuallyHidden } from "../../text/visually-hidden.ts";
import classes from "./figure.module.css";

export interface FigureProps {
  label: ReactNode;
  /** Already formatted. */
  value: ReactNode;
  /** Full dot or dashed ring beside the words of `asOf`. */
  basis: "measured" | "estimated";
  /** "measured · as of 14:32". */
  asOf: string;
  /** Formula, shown on hover and to screen readers. */
  formula?: string | undefined;
  /** Coloured square before the label, where the figure belongs to a chart. */
  tone?: "accent" | "ok" | "warn" | "bad" | "idle" | undefined;
  detail?: ReactNode;
  size?: "md" | "lg" | undefined;
}

export function Figure({ label, value, basis, asOf, formula, tone, detail, size = "md" }: FigureProps) {
  return (
    <div className={classes.figure} data-size={size} title={formula}>
      <div className={classes.label}>
        {tone !== undefined && <span className={classes.square} data-tone={tone} aria-hidden />}
        {label}
      </div>
      <div className={classes.value}>{value}</div>
      {detail !== undefined && <div className={classes.detail}>{detail}</div>}
      <div className={classes.asOf}>
        <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden>
          {basis === "measured" ? (
            <circle cx="5" cy="5" r="3.5" fill="currentColor" />
          ) : (
            <circle
              cx="5"
              cy="5"
              r="3.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeDasharray="2 1.4"
            />
          )}
        </svg>
        {asOf}
        {formula !== undefined && <VisuallyHidden>. {formula}</VisuallyHidden>}
      </div>
    </div>
  );
}
