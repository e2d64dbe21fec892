import { announcement } from "@polyphon/contract/outreach/announcement.resource.ts";
import { addQuestion } from "@polyphon/contract/surveys/question.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import type { Caller } from "../people/caller.ts";
import type { FreshCompany } from "../people/fresh-company.ts";

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

export interface Announced {
  readonly title: string;
  readonly startedDaysAgo: number;
  readonly message?: string;
}

/** An announcement shown to the whole company at the next login. */
export async function announce(
  admin: Caller,
  { id }: FreshCompany,
  { title, startedDaysAgo, message = "<p>Soon.</p>" }: Announced,
): Promise<void> {
  await admin.call(announcement.add, {
    title,
    message,
    startsAt: inDays(-startedDaysAgo).toISOString(),
    endsAt: inDays(7).toISOString(),
    companies: [id],
  });
}

/** A questionnaire of one question for the whole company at the next login, which may be skipped. */
export async function ask(admin: Caller, { id }: FreshCompany, questionText: string): Promise<void> {
  const day = (days: number) => inDays(days).toISOString().slice(0, 10);
  const made = await admin.call(questionnaire.add, {
    title: "After the login",
    startDate: day(-1),
    endDate: day(7),
    skippingEndDate: day(6),
    companies: [id],
  });
  await admin.call(addQuestion, {
    questionnaireId: made.id,
    questionText,
    optionType: "PLAIN_TEXT",
    options: [],
  });
}
