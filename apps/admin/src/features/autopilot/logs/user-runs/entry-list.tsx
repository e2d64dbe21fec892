import type { PlanEntry } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { IconChevronRight } from "@tabler/icons-react";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "./user-run.module.css";
import { shortDay } from "../../week-words.ts";

const tones: Readonly<Record<ShareState, StatusTone>> = {
  SCHEDULED: "ok",
  PUBLISHING: "info",
  SHARED: "ok",
  FAILED: "bad",
  UNCONFIRMED: "warn",
  HELD: "warn",
  CANCELLED: "idle",
};

export function titleOf(entry: PlanEntry, { text }: Texts): string {
  if (entry.kind === "GAP")
    return text("autopilot.line.gapFor", {
      category: entry.why.category?.name ?? text("autopilotWhy.goneCategory"),
    });
  return entry.post?.title ?? text("autopilot.line.goneTitle");
}

/** The state of an entry, in a word and with what is special about it. */
export function stateOf(
  entry: PlanEntry,
  { text }: Texts,
): { readonly tone: StatusTone; readonly words: string } {
  switch (entry.kind) {
    case "SHARE": {
      const words = [
        text(`autopilot.line.states.${entry.state}`),
        ...(entry.why.step === "own" ? [] : [text(`autopilotWhy.stepShort.${entry.why.step}`)]),
        ...(entry.kept ? [text("autopilot.line.kept")] : []),
        ...(entry.edited ? [text("autopilot.line.edited")] : []),
      ];
      return { tone: tones[entry.state], words: words.join(", ") };
    }
    case "GAP":
      return {
        tone: "idle",
        words: `${text("autopilot.line.gap")}: ${text(`autopilotWhy.gap.${entry.why.reason}.title`)}`,
      };
    case "WITHDRAWN":
      return { tone: "warn", words: text("autopilot.line.takenBack") };
    case "UNPLACED":
      return { tone: "warn", words: text("autopilot.line.unplaced") };
  }
}

function sortKey(entry: PlanEntry): string {
  if (entry.kind === "SHARE") return `${entry.date} ${entry.time}`;
  return entry.kind === "GAP" ? `${entry.date} 99` : "9";
}

export function inOrder(entries: readonly PlanEntry[]): PlanEntry[] {
  return entries.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

export interface EntryListProps {
  entries: readonly PlanEntry[];
  currentKey: string | undefined;
  hrefOf: (key: string) => string;
}

/** The week from Monday on, then the withdrawn shares. Each entry has an address. */
export function EntryList({ entries, currentKey, hrefOf }: EntryListProps) {
  const texts = useText();
  const { text, language } = texts;
  const dayOf = (entry: PlanEntry | undefined) => (entry && "date" in entry ? entry.date : null);
  return (
    <ol className={classes.entries} aria-label={text("autopilot.line.entries")}>
      {entries.map((entry, at) => {
        const { tone, words } = stateOf(entry, texts);
        const day = dayOf(entry);
        const isFirst = day !== null && day !== dayOf(entries[at - 1]);
        return (
          <li key={entry.key}>
            <AppLink
              className={classes.entry}
              href={hrefOf(entry.key)}
              aria-current={entry.key === currentKey ? "page" : undefined}
            >
              <span className={classes.day} data-again={!isFirst || undefined}>
                {day === null ? "" : shortDay(day, language)}
              </span>
              <span className={classes.time}>{entry.kind === "SHARE" ? entry.time : "–"}</span>
              <NetworkMark network={markOf(entry.network)} size={18} label={networkNames[entry.network]} />
              <span className={classes.what}>
                <span className={classes.title} data-quiet={entry.kind === "GAP" || undefined}>
                  {titleOf(entry, texts)}
                </span>
                <StatusDot tone={tone}>{words}</StatusDot>
              </span>
              <IconChevronRight className={classes.arrow} size={16} stroke={1.7} aria-hidden />
            </AppLink>
          </li>
        );
      })}
    </ol>
  );
}
