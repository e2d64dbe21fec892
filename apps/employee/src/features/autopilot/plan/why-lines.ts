import type { EmptyReason } from "@polyphon/contract/autopilot/autopilot-words.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { formatList } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { dayName } from "../week-head.tsx";
import type { PlanGap, PlanItem } from "./plan-model.ts";

export interface WhyLine {
  readonly about: "filter" | "post" | "mix" | "time" | "moved" | "next";
  readonly text: string;
}

const sentences = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(" ");

function filterLine(
  { from, category, tags, language }: PlanItem["reason"] | PlanGap,
  date: string,
  company: string,
): WhyLine {
  const values = { category: category ?? t("autopilotWhy.goneCategory"), day: dayName(date), company };
  return {
    about: "filter",
    text: sentences(
      t(`autopilotWhy.from.${from}`, values),
      tags.length === 0 ? null : t("autopilotWhy.tags", { tags: formatList(tags) }),
      language === null ? null : t("autopilotWhy.language", { language: t(`content.language.${language}`) }),
    ),
  };
}

function postLine({ reason: { step, isNews }, network }: PlanItem, company: string): WhyLine {
  const which = step === "own" ? (isNews ? "latest" : "next") : step;
  return { about: "post", text: t(`autopilotWhy.post.${which}`, { network: nameOf(network), company }) };
}

function balanceLine({ reason: { kind, wantedKind } }: PlanItem, company: string): WhyLine[] {
  if (wantedKind === null) return [];
  const which = kind === wantedKind ? kind : (`insteadOf${wantedKind}` as const);
  return [{ about: "mix", text: t(`autopilotWhy.balance.${which}`, { company }) }];
}

/** Why this post and why then, in the order in which it was decided. */
export function whyItem(item: PlanItem, company: string): WhyLine[] {
  const { reason, date } = item;
  const { window, overrun, movedFrom } = reason;
  return [
    filterLine(reason, movedFrom ?? date, company),
    postLine(item, company),
    ...balanceLine(item, company),
    { about: "time", text: t(`autopilotWhy.${overrun ? "later" : "time"}.${window}`, { company }) },
    ...(movedFrom === null
      ? []
      : [{ about: "moved" as const, text: t("autopilotWhy.moved", { day: dayName(movedFrom) }) }]),
  ];
}

/** Steps that are taken elsewhere on the screen than in the plan. */
export type MendStep = "away" | "setup" | "otherDays";
export type GapStep = "unskip" | "connect" | MendStep;

const gapSteps: Readonly<Record<EmptyReason, GapStep | null>> = {
  skipped: "unskip",
  network_off: null,
  not_connected: "connect",
  out_of_office: "away",
  day_passed: null,
  weekly_limit: "setup",
  no_candidate: "setup",
  too_old: "setup",
  mix_used_up: "setup",
  no_place: "setup",
  windows_full: "setup",
  days_full: "otherDays",
};

/** What another topic would mend, on a day whose topic is the company's. */
const ofTopic: readonly EmptyReason[] = ["no_candidate", "too_old", "mix_used_up", "windows_full"];
const isCompanys = ({ from, reason }: PlanGap) => from === "reserved" && ofTopic.includes(reason);

/** What the person can do about an empty place, or null where nothing needs to be done. */
export const stepOf = (gap: PlanGap): GapStep | null => (isCompanys(gap) ? null : gapSteps[gap.reason]);

export function whyGap(gap: PlanGap, company: string): WhyLine[] {
  const values = { company, network: nameOf(gap.network), limit: limits.weeklyShares[gap.network] };
  const next = isCompanys(gap)
    ? t("autopilotWhy.reservedByCompany", values)
    : t(`autopilotWhy.gap.${gap.reason}.next`, values);
  return [
    filterLine(gap, gap.date, company),
    { about: "post", text: t(`autopilotWhy.gap.${gap.reason}.text`, values) },
    { about: "next", text: next },
  ];
}

/** One line on a card. */
export function shortWhy({ reason }: PlanItem, company: string): string {
  const category = reason.category ?? t("autopilotWhy.goneCategory");
  if (reason.step === "own") return t(`autopilot.plan.short.${reason.from}`, { category, company });
  return t(`autopilot.plan.short.${reason.step}`, { category });
}
