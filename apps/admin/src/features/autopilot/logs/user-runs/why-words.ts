import type { PlanEntry } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { shareWindows } from "@polyphon/contract/companies/settings/company-choices.ts";
import { planSteps } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Texts } from "../../../../shared/text/use-text.ts";
import { weekdayName } from "../../week-words.ts";

export type ShareEntry = Extract<PlanEntry, { kind: "SHARE" }>;
export type GapEntry = Extract<PlanEntry, { kind: "GAP" }>;

/** What a slot was meant to hold. */
function filterSentence({ why, date }: ShareEntry | GapEntry, { text, language }: Texts): string {
  const category = why.category?.name ?? text("autopilotWhy.goneCategory");
  const movedFrom = "movedFrom" in why ? why.movedFrom : null;
  return text(`autopilotWhy.from.${why.from}`, { category, day: weekdayName(movedFrom ?? date, language) });
}

function mixSentence({ why }: ShareEntry, { text }: Texts): string[] {
  if (why.wantedKind === null) return [];
  const [kind, wanted] = [text(`autopilotWhy.kind.${why.kind}`), text(`autopilotWhy.kind.${why.wantedKind}`)];
  return why.kind === why.wantedKind
    ? [text("autopilotWhy.mix.asWanted", { kind })]
    : [text("autopilotWhy.mix.otherKind", { kind, wanted })];
}

/** Why this post is here at this time, as sentences. */
export function whySentences(entry: PlanEntry, texts: Texts): string[] {
  const { text, language } = texts;
  switch (entry.kind) {
    case "SHARE": {
      const { step, window, overrun, movedFrom } = entry.why;
      const named = text(`autopilotWhy.window.${window}`);
      return [
        filterSentence(entry, texts),
        text(`autopilotWhy.step.${step}`),
        ...mixSentence(entry, texts),
        ...(movedFrom === null
          ? []
          : [text("autopilotWhy.time.moved", { day: weekdayName(movedFrom, language) })]),
        text(overrun ? "autopilotWhy.time.overrun" : "autopilotWhy.time.inside", { window: named }),
      ];
    }
    case "GAP":
      return [filterSentence(entry, texts), text(`autopilotWhy.gap.${entry.why.reason}.text`)];
    case "WITHDRAWN":
      return [text(`autopilotWhy.withdrawn.${entry.reason}`)];
    case "UNPLACED":
      return [text("autopilot.line.unplacedText")];
  }
}

export interface TriedLine {
  readonly key: string;
  readonly label: string;
  readonly outcome: string;
  readonly mark: "taken" | "passed" | "unneeded";
}

/** The steps in which a post was searched. */
export function triedSteps({ why }: ShareEntry, { text }: Texts): TriedLine[] {
  const found = planSteps.indexOf(why.step);
  return planSteps.map((step, at) => {
    const mark = at === found ? "taken" : at < found ? "passed" : "unneeded";
    return {
      key: step,
      label: text(`autopilotWhy.stepShort.${step}`),
      outcome: text(`autopilot.line.steps.${mark}`),
      mark,
    };
  });
}

/** The windows of the day that were tried: an own share in one of them occupies it. */
export function triedWindows(entry: ShareEntry, week: readonly PlanEntry[], { text }: Texts): TriedLine[] {
  const chosen = shareWindows.indexOf(entry.why.window);
  const ownIn = (window: string) =>
    week.find(
      (other): other is ShareEntry =>
        other.kind === "SHARE" &&
        other.key !== entry.key &&
        other.date === entry.date &&
        other.why.window === window,
    );
  const lines = shareWindows.slice(0, chosen + 1).map((window, at): TriedLine => {
    const label = text(`autopilot.line.windows.${window}`);
    if (at === chosen) {
      const outcome = text(entry.why.overrun ? "autopilot.line.windowOver" : "autopilot.line.windowTaken", {
        time: entry.time,
      });
      return { key: window, label, outcome, mark: "taken" };
    }
    const own = ownIn(window);
    const outcome = own
      ? text("autopilot.line.windowOwn", { time: own.time })
      : text("autopilot.line.windowFull");
    return { key: window, label, outcome, mark: "passed" };
  });
  return lines;
}
