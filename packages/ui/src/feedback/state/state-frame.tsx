import type { ReactNode } from "react";
import classes from "./state-frame.module.css";

export interface StateFrameProps {
  icon: ReactNode;
  tone?: "neutral" | "accent" | "bad" | "warn" | undefined;
  title: string;
  children?: ReactNode;
  /** First the way out, filled or plain; then at most one more. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  role?: "alert" | "status" | undefined;
  /** Without the tall padding, for a table body or a small card. */
  compact?: boolean | undefined;
}

/** The common shape of empty, error, no access and not built: picture, what, what now. */
export function StateFrame({
  icon,
  tone = "neutral",
  title,
  children,
  actions,
  headingLevel = 2,
  role,
  compact,
}: StateFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.frame} role={role} data-compact={compact || undefined}>
      <span className={classes.icon} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
