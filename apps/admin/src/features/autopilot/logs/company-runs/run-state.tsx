import type { listCompanyRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { RunState as State } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "../../autopilot.module.css";

export type Run = OutputOf<typeof listCompanyRuns>["items"][number];

const tones: Readonly<Record<State, StatusTone>> = {
  WAITING: "info",
  GIVING_BACK: "info",
  PLANNING: "info",
  DONE: "ok",
  FAILED: "bad",
};

/** A running run is polled until it ends. */
export const isOpen = ({ state }: Pick<Run, "state">): boolean => state !== "DONE" && state !== "FAILED";
export const askAgainMs = 2_000;

type Progress = Pick<Run, "state" | "people" | "peopleDone">;

/** The state, and how far a run has come that is in progress. */
export function runStateLines({ text, language }: Texts, run: Progress): readonly string[] {
  const state = text(`autopilot.runs.choices.state.${run.state}`);
  if (!isOpen(run) || run.people === null || run.peopleDone === null || run.people === 0) return [state];
  const [done, people] = [run.peopleDone.toLocaleString(language), run.people.toLocaleString(language)];
  return [state, text("autopilot.runs.progress", { done, people })];
}

export function RunState({ run }: { run: Progress }) {
  const [state, progress] = runStateLines(useText(), run);
  return (
    <span className={classes.stacked}>
      <StatusDot tone={tones[run.state]}>{state}</StatusDot>
      {progress !== undefined && (
        <span className={classes.progress}>
          <span className={classes.track} aria-hidden>
            <span style={{ width: `${Math.min(100, ((run.peopleDone ?? 0) / (run.people ?? 1)) * 100)}%` }} />
          </span>
          <span className={classes.quiet}>{progress}</span>
        </span>
      )}
    </span>
  );
}
