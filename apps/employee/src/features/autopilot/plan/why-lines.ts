import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { weekdayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { formatList } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import type { PlanGap, PlanItem } from "./plan-model.ts";

export interface WhyLine {
  readonly about: "filter" | "post" | "mix" | "time" | "moved";
  readonly text: string;
}

function dayName(date: string): string {
  const day = workDays[weekdayOf(date)];
  return day === undefined ? date : t(`autopilot.weekday.${day}`);
}

const sentences = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(" ");

function filterLine({ from, category, tags, language }: PlanItem["reason"] | PlanGap, date: string): WhyLine {
  const values = { category: category ?? t("autopilotWhy.goneCategory"), day: dayName(date) };
  return {
    about: "filter",
    text: sentences(
      t(`autopilotWhy.from.${from}`, values),
      tags.length === 0 ? null : t("autopilotWhy.tags", { tags: formatList(tags) }),
      language === null ? null : t("autopilotWhy.language", { language: t(`content.language.${language}`) }),
    ),
  };
}

/** Why this post and why then, in the order in which it was decided. */
export function whyItem({ reason, date }: PlanItem): WhyLine[] {
  const { kind, wantedKind, step, window, overrun, movedFrom } = reason;
  const word = (one: typeof kind) => t(`autopilotWhy.kind.${one}`);
  const place = t(`autopilotWhy.window.${window}`);
  return [
    filterLine(reason, movedFrom ?? date),
    { about: "post", text: t(`autopilotWhy.step.${step}`) },
    ...(wantedKind === null
      ? []
      : [
          {
            about: "mix" as const,
            text:
              wantedKind === kind
                ? t("autopilotWhy.mix.asWanted", { kind: word(kind) })
                : t("autopilotWhy.mix.otherKind", { kind: word(kind), wanted: word(wantedKind) }),
          },
        ]),
    {
      about: "time",
      text: t(overrun ? "autopilotWhy.time.overrun" : "autopilotWhy.time.inside", { window: place }),
    },
    ...(movedFrom === null
      ? []
      : [{ about: "moved" as const, text: t("autopilotWhy.time.moved", { day: dayName(movedFrom) }) }]),
  ];
}

export function whyGap(gap: PlanGap): WhyLine[] {
  return [filterLine(gap, gap.date), { about: "post", text: t(`autopilotWhy.gap.${gap.reason}.text`) }];
}

/** One line on a card. */
export function shortWhy({ reason }: PlanItem, company: string): string {
  const category = reason.category ?? t("autopilotWhy.goneCategory");
  if (reason.step === "own") return t(`autopilot.plan.short.${reason.from}`, { category, company });
  return t(`autopilot.plan.short.${reason.step}`, { category });
}
