import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import type { ReactNode } from "react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./dashboard.module.css";

export interface TaskLineProps {
  tone: StatusTone;
  what: string;
  detail?: ReactNode;
  value: ReactNode;
  /** The list behind it. */
  href: string | null;
  /** Nothing has to be done. */
  done?: boolean;
}

/** One thing to do: what it is, how many, and the way there. */
export function TaskLine({ tone, what, detail, value, href, done = false }: TaskLineProps) {
  const { text } = useText();
  return (
    <li className={classes.waits} data-none={done || undefined}>
      <span className={classes.what}>
        <StatusDot tone={done ? "ok" : tone}>{what}</StatusDot>
        {detail !== undefined && <span className={classes.lineDetail}>{detail}</span>}
      </span>
      <b className={classes.waitCount}>{value}</b>
      {href !== null && (
        <AppLink href={href} aria-label={text("insights.waiting.openOf", { what })}>
          {text("insights.waiting.open")}
        </AppLink>
      )}
    </li>
  );
}
