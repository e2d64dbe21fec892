import { limits } from "@polyphon/contract/limits.ts";
import { addDays, isDate } from "@polyphon/rules/time/calendar-dates.ts";
import { instantOf, localDateOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import type { Problems } from "../../../shared/form/field-problem.ts";

/** The state of the form; days are those of the company's calendar. */
export type CtaForm = {
  readonly title: string;
  readonly description: string;
  readonly ctaSocialCopy: string;
  /** Ids, joined by commas. */
  readonly categoryIds: string;
  readonly startDate: string;
  readonly endDate: string;
};

export const idsOf = (joined: string): number[] => joined.split(",").filter(Boolean).map(Number);

function titleProblem(title: string): Problems<"title"> {
  if (title === "") return { title: { key: "sharing.cta.form.titleRequired" } };
  const max = limits.cta.titleMax;
  return title.length > max ? { title: { key: "sharing.cta.form.titleLength", values: { max } } } : {};
}

function copyProblem(copy: string): Problems<"ctaSocialCopy"> {
  const { copyMin: min, copyMax: max } = limits.cta;
  if (copy === "") return { ctaSocialCopy: { key: "sharing.cta.form.copyRequired" } };
  if (copy.length < min) return { ctaSocialCopy: { key: "sharing.cta.form.copyShort", values: { min } } };
  return copy.length > max ? { ctaSocialCopy: { key: "sharing.cta.form.copyLength", values: { max } } } : {};
}

function datesProblem({ startDate, endDate }: CtaForm): Problems<"startDate" | "endDate"> {
  if (startDate === "" && endDate === "") return {};
  if (startDate === "") return { startDate: { key: "sharing.cta.form.startRequired" } };
  if (endDate === "") return { endDate: { key: "sharing.cta.form.endRequired" } };
  return endDate < startDate ? { endDate: { key: "sharing.cta.form.endBefore" } } : {};
}

export function checkCta(form: CtaForm): Problems<keyof CtaForm> {
  return {
    ...titleProblem(form.title.trim()),
    ...copyProblem(form.ctaSocialCopy.trim()),
    ...(form.categoryIds === "" ? { categoryIds: { key: "sharing.cta.form.topicRequired" } } : {}),
    ...datesProblem(form),
  };
}

function midnight(date: string, zone: string): string | null {
  const local = isDate(date) ? parseLocalTime(date, "00:00") : null;
  return local && instantOf(local, zone).toISOString();
}

/** The first day starts at midnight, the last one ends at the next: both as instants in the company's time zone. */
export function instantsOf(form: Pick<CtaForm, "startDate" | "endDate">, zone: string) {
  return {
    startDate: midnight(form.startDate, zone),
    endDate: isDate(form.endDate) ? midnight(addDays(form.endDate, 1), zone) : null,
  };
}

/** The days of the instants. */
export function daysOf(
  cta: { readonly startDate: string | null; readonly endDate: string | null },
  zone: string,
) {
  const day = (instant: number) => localDateOf(new Date(instant), zone);
  return {
    startDate: cta.startDate === null ? "" : day(Date.parse(cta.startDate)),
    endDate: cta.endDate === null ? "" : day(Date.parse(cta.endDate) - 1),
  };
}
