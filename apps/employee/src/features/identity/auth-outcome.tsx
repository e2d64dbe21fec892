import { NoticeStrip, type NoticeTone } from "@polyphon/ui/feedback/notice-strip.tsx";
import type { ReactNode } from "react";
import classes from "./auth-outcome.module.css";

export interface AuthOutcomeProps {
  tone: NoticeTone;
  /** What happened, in the server's message where there is one. */
  text: string;
  /** What happens next, or what to do. */
  next?: string | undefined;
  children: ReactNode;
}

/** The result of a step of signing in or up, and the next action. */
export function AuthOutcome({ tone, text, next, children }: AuthOutcomeProps) {
  return (
    <div className={classes.outcome}>
      <NoticeStrip tone={tone} spoken={tone === "bad" ? "at-once" : "politely"}>
        {text}
      </NoticeStrip>
      {next !== undefined && <p className={classes.next}>{next}</p>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
