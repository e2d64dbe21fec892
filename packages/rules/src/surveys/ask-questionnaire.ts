import { limits } from "@polyphon/contract/limits.ts";
import { localDateOf } from "../time/zoned-time.ts";

/** A questionnaire and where one person stands with it. */
export interface AskGround {
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
  { startDate, endDate }: Pick<AskGround, "startDate" | "endDate">,
  timeZone: string,
  now: Date,
): boolean {
  const today = localDateOf(now, timeZone);
  return startDate <= today && today <= endDate;
}

/** Whether somebody may answer. How often it was put off does not matter: that only stops being possible. */
export function isOpenTo(ground: Omit<AskGround, "questions">, person: AskedPerson, now: Date): boolean {
  return (
    ground.on &&
    !ground.answered &&
    ground.companyIds.includes(person.companyId) &&
    isRunning(ground, person.timeZone, now)
  );
}

/** Whether somebody is asked: there must be something to answer. */
export function isAsked(ground: AskGround, person: AskedPerson, now: Date): boolean {
  return ground.questions > 0 && isOpenTo(ground, person, now);
}

/** It can be put off twice, up to and on its last day for that. */
export function maySkip(
  ground: { readonly skippingEndDate: string | null; readonly skipCount: number },
  timeZone: string,
  now: Date,
): boolean {
  return (
    ground.skippingEndDate !== null &&
    localDateOf(now, timeZone) <= ground.skippingEndDate &&
    ground.skipCount < limits.questionnaire.skips
  );
}
