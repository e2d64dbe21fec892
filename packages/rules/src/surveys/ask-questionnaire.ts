import { limits } from "@polyphon/contract/limits.ts";
import { localDateOf } from "../time/zoned-time.ts";

/** A questionnaire and one person's progress with it. */
export interface AskContext {
  /** The company's switch. */
  readonly on: boolean;
  readonly companyIds: readonly number[];
  readonly startDate: string;
  readonly endDate: string;
  readonly questions: number;
  readonly answered: boolean;
}

export interface AskedPerson {
  readonly companyId: number;
  /** Of the company: its calendar says which day it is. */
  readonly timeZone: string;
}

/** Both days count, from the first midnight to the last one in the company's zone. */
export function isRunning(
  { startDate, endDate }: Pick<AskContext, "startDate" | "endDate">,
  timeZone: string,
  now: Date,
): boolean {
  const today = localDateOf(now, timeZone);
  return startDate <= today && today <= endDate;
}

/** Whether somebody may answer. Skips do not matter: they only limit further skipping. */
export function isOpenTo(context: Omit<AskContext, "questions">, person: AskedPerson, now: Date): boolean {
  return (
    context.on &&
    !context.answered &&
    context.companyIds.includes(person.companyId) &&
    isRunning(context, person.timeZone, now)
  );
}

/** Whether the questionnaire is shown: it needs at least one question. */
export function isAsked(context: AskContext, person: AskedPerson, now: Date): boolean {
  return context.questions > 0 && isOpenTo(context, person, now);
}

/** It can be skipped twice, up to and including its skipping end date. */
export function maySkip(
  context: { readonly skippingEndDate: string | null; readonly skipCount: number },
  timeZone: string,
  now: Date,
): boolean {
  return (
    context.skippingEndDate !== null &&
    localDateOf(now, timeZone) <= context.skippingEndDate &&
    context.skipCount < limits.questionnaire.skips
  );
}
