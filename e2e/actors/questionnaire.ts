import { randomUUID } from "node:crypto";
import { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { listNotAnswered } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { expect, type Page, type Response } from "@playwright/test";
import { addDays } from "../../packages/rules/src/time/calendar-dates.ts";
import { localDateOf } from "../../packages/rules/src/time/zoned-time.ts";
import { callsOf, listenTo } from "../kit/screens/calls.ts";
import { addFreshCompany } from "../kit/people/fresh-company.ts";
import { type Employee, newEmployee, superAdmin } from "../kit/people/people.ts";
import type { EmployeeTexts } from "../kit/texts.ts";
import { openFeed } from "./employee-app.ts";

/** A company and an employee of its own, with a running questionnaire for them. */
export async function newQuestionnaire(words: string): Promise<{ id: number; title: string; who: Employee }> {
  const admin = await superAdmin();
  const company = await addFreshCompany(admin, { topics: 0, settings: { badges: false } });
  const title = `${words} ${randomUUID().slice(0, 8)}`;
  const today = localDateOf(new Date(), "Europe/Berlin");
  const { id } = await admin.call(questionnaire.add, {
    title,
    startDate: addDays(today, -1),
    endDate: addDays(today, 7),
    skippingEndDate: addDays(today, 5),
    companies: [company.id],
  });
  return { id, title, who: await newEmployee({ company }) };
}

export const whoAnswered = async (id: number) =>
  (await (await superAdmin()).call(listAnswers, { id })).items.map(({ user }) => user?.email);

/** Whether a response is one of this endpoint. */
export const isOf =
  ({ path }: { readonly path: string }) =>
  (response: Response): boolean =>
    new URL(response.url()).pathname.startsWith(path.split(":")[0] ?? path);

/** The initial page is drawn, and the requests it causes have started. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

/** Reloads the page and keeps working: the questionnaire's turn comes, and it shows nothing. */
export async function staysSkipped(page: Page, texts: EmployeeTexts): Promise<void> {
  const calls = listenTo(page);
  const turn = page.waitForEvent("requestfinished", (one) => one.url().includes("/questionnaire.modal-"));
  await page.reload();
  await turn;
  await openFeed(page, texts);
  await expect(page.getByText(texts.content.empty.title)).toBeVisible();
  expect(callsOf(calls)).not.toContain(`GET ${listNotAnswered.path}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
