import type { ReactNode } from "react";
import classes from "./tag.module.css";

export interface TagProps {
  /** Source tags stay neutral: the accent belongs to actions. */
  tone?: "neutral" | "accent" | "solid" | "outline" | "ok" | "warn" | "bad" | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export function Tag({ tone = "neutral", icon, children }: TagProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
