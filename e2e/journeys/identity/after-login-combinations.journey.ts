import { randomUUID } from "node:crypto";
import { listNotAnswered } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { outreach } from "@polyphon/i18n/en/outreach/outreach.employee.ts";
import { recognition } from "@polyphon/i18n/en/recognition/recognition.employee.ts";
import { surveys } from "@polyphon/i18n/en/surveys/surveys.employee.ts";
import { type AfterLoginStep, afterLoginSteps } from "../../../packages/rules/src/people/after-login.ts";
import type { Page } from "@playwright/test";
import { openPage } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { openPool } from "../../../apps/server/src/platform/db/pool.ts";
import { logIn } from "../../actors/identity/access.ts";
import { openFeed } from "../../actors/employee-app.ts";
import { tourOn } from "../../actors/tour.ts";
import { signIn } from "../../kit/people/caller.ts";
import { demoPassword, type Person } from "../../kit/people/demo.ts";
import { badgesAtOnce, earnBadges } from "../../kit/records/earn-badges.ts";
import { addFreshCompany, type FreshCompany } from "../../kit/people/fresh-company.ts";
import { full } from "../../kit/full.ts";
import { turn } from "../../kit/looks.ts";
import { databaseUrl, url } from "../../kit/own-stack.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { announce, ask } from "../../kit/records/after-login-records.ts";

type Due = ReadonlySet<AfterLoginStep>;

/** Every subset of the six. The company decides about the last two, the person about the first four. */
const every: readonly Due[] = Array.from(
  { length: 2 ** afterLoginSteps.length },
  (_, bits) => new Set(afterLoginSteps.filter((_step, at) => (bits >> at) % 2 === 1)),
);
/** With the combination of all six, these cover every pair in all four ways: both due, either one, none. */
const pairwise = [0b000000, 0b000111, 0b001001, 0b010010, 0b101100, 0b110101, 0b111010];
/** The rule's own test covers every combination; here all at once, and one more that changes with each commit. */
const selected = full
  ? every
  : [every.at(-1), every[pairwise[turn % pairwise.length] ?? 0]].filter((due) => !!due);

const statements: Record<AfterLoginStep, string> = {
  password: "[B4.2-02]",
  terms: "[B4.2-03]",
  tour: "[B4.2-04]",
  badges: "[B4.2-06]",
  announcements: "[B4.2-07]",
  questionnaire: "[B4.2-08]",
};

const { identity, shell } = employeeTexts.en;
const announced = "The programme begins";
const asked = "What is missing?";
const ownPassword = "Better!2026";

const database = openPool({ url: databaseUrl, size: 1, name: "polyphon-journey" });
test.afterAll(() => database.end());

interface Home {
  readonly company: FreshCompany;
  readonly first: Person;
}

async function addHome(due: Due): Promise<Home> {
  const admin = await superAdmin();
  const company = await addFreshCompany(admin, { settings: badgesAtOnce, topics: 1 });
  if (due.has("announcements")) await announce(admin, company, { title: announced, startedDaysAgo: 1 });
  if (due.has("questionnaire")) await ask(admin, company, asked);
  return { company, first: await newEmployee({ company }) };
}

const homes = new Map<string, Promise<Home>>();

/** One company for everybody to whom it shows the same; nobody there affects the others. */
function homeFor(due: Due): Promise<Home> {
  const key = [due.has("announcements"), due.has("questionnaire")].join();
  const home = homes.get(key) ?? addHome(due);
  homes.set(key, home);
  return home;
}

/** Registration is limited per address, so only the first of a company registers; the others copy that account. */
async function colleagueOf({ company, first }: Home): Promise<Person> {
  const mark = randomUUID().slice(0, 8);
  const email = `kim-${mark}@${company.domain}`;
  await database.query(
    `insert into account (company_id, kind, front_type, status, email, password_hash, first_name, last_name, language,
       terms_accepted_at)
     select company_id, kind, front_type, status, $2, password_hash, 'Kim', last_name, language, terms_accepted_at
     from account where email = $1`,
    [first.email, email],
  );
  return { name: `Kim ${mark}`, email };
}

/** Badges can be earned only with accepted terms, so the steps before them are reopened afterwards. */
async function personWith(due: Due): Promise<Person> {
  const who = await colleagueOf(await homeFor(due));
  if (due.has("badges")) await earnBadges(await signIn(url, who, "FRONT"), who.email);
  await database.query(
    `update account set must_change_password = $2,
       terms_accepted_at = case when $3 then null else terms_accepted_at end where email = $1`,
    [who.email, due.has("password"), due.has("terms")],
  );
  await database.query(
    `insert into tour_progress (account_id, visited) select id, $2 from account where email = $1
     on conflict (account_id) do update set visited = $2`,
    [who.email, !due.has("tour")],
  );
  return who;
}

/** Waits for each step, finds nothing else on the page, and completes it as an impatient user would. */
function steps(page: Page): Record<AfterLoginStep, () => Promise<void>> {
  const dialogs = page.getByRole("dialog");
  const titled = (name: string) => page.getByRole("dialog", { name, exact: true });
  const alone = async (name: string) => {
    await expect(titled(name)).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    return titled(name);
  };
  return {
    password: async () => {
      await expect(page).toHaveURL(`${url}/profile?changePass`);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await field(identity.password.current).fill(demoPassword);
      await expect(dialogs).toHaveCount(0);
      await field(identity.password.new).fill(ownPassword);
      await field(identity.password.confirm).fill(ownPassword);
      await page.getByRole("button", { name: identity.change.submit }).click();
      await expect(page).toHaveURL(`${url}/dashboard`);
    },
    terms: async () => {
      const dialog = await alone(identity.terms.title);
      await dialog.getByRole("checkbox").check();
      await dialog.getByRole("button", { name: identity.terms.agree, exact: true }).click();
    },
    tour: async () => {
      const { tour } = tourOn(page, "en");
      // Only in the dialog: a notice about the new password can be closed as well.
      const dialog = await alone(tour.networks.firstTitle);
      await dialog.getByRole("button", { name: shell.close, exact: true }).click();
      await titled(tour.skip.title).getByRole("button", { name: tour.skip.yes }).click();
    },
    badges: async () => {
      const dialog = await alone(recognition.popup.title);
      // The one with text: a cross of the same name is in the corner.
      await dialog.getByRole("button").filter({ hasText: recognition.popup.close }).click();
    },
    announcements: async () => {
      const dialog = await alone(announced);
      await dialog.getByRole("button", { name: outreach.announcement.close, exact: true }).click();
    },
    questionnaire: async () => {
      await expect(page.getByText(asked)).toBeVisible();
      await expect(dialogs).toHaveCount(1);
      await page.getByRole("button", { name: surveys.skip, exact: true }).click();
    },
  };
}

for (const due of selected)
  test(`after the login ${[...due].join(", ") || "nothing"} is shown, in this order, and nothing else`, async () => {
    const who = await personWith(due);
    const { page } = await openPage({ width: 1280, height: 900 });
    // The questionnaire is requested last, when everything before it is finished.
    const last = page.waitForResponse((one) => new URL(one.url()).pathname === listNotAnswered.path);
    await logIn(page, url, who, employeeTexts.en);
    const leave = steps(page);
    for (const step of afterLoginSteps) {
      if (due.has(step)) await test.step(`${step} ${statements[step]}`, leave[step]);
    }
    const questionnaires = (await (await last).json()) as unknown[];
    expect(questionnaires).toHaveLength(due.has("questionnaire") ? 1 : 0);
    await expect(page).toHaveURL(`${url}/dashboard`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // Nothing else is shown on the next screen either.
    await openFeed(page, employeeTexts.en);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
