import { randomUUID } from "node:crypto";
import { outreach } from "@polyphon/i18n/en/outreach.employee.ts";
import { recognition } from "@polyphon/i18n/en/recognition.employee.ts";
import { surveys } from "@polyphon/i18n/en/surveys.employee.ts";
import { type AfterLoginStep, afterLoginSteps } from "../packages/rules/src/people/after-login.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool } from "../apps/server/src/platform/db/pool.ts";
import { logIn } from "./actors/access.ts";
import { tourOn } from "./actors/tour.ts";
import { openBrowser, openPage } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { demoPassword, type Person, staff } from "./kit/demo.ts";
import { badgesAtOnce, earnBadges } from "./kit/earn-badges.ts";
import { addFreshCompany, addNewcomer, type FreshCompany } from "./kit/fresh-company.ts";
import { databaseUrl, url } from "./kit/own-stack.ts";
import { employeeTexts } from "./kit/texts.ts";
import { announce, ask } from "./kit/told-after-login.ts";

type Due = ReadonlySet<AfterLoginStep>;

/** Every subset of the six. A company says which of the last three there are, a person which of the first three. */
const every: readonly Due[] = Array.from(
  { length: 2 ** afterLoginSteps.length },
  (_, bits) => new Set(afterLoginSteps.filter((_step, at) => (bits >> at) % 2 === 1)),
);
/** In these each two of the six meet in all four ways: both due, one of them, none. */
const pairwise = [0b000000, 0b000111, 0b001001, 0b010010, 0b101100, 0b110101, 0b111010, 0b111111];
const played = inject("full") ? every : pairwise.flatMap((bits) => every[bits] ?? []);
const atOnce = 4;

const { identity, shell } = employeeTexts.en;
const announced = "The programme begins";
const asked = "What is missing?";
const ownPassword = "Better!2026";

let browser: Browser;
let admin: Caller;
const database = openPool({ url: databaseUrl, size: 1, name: "polyphon-journey" });
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(async () => {
  await browser.close();
  await database.end();
});

interface House {
  readonly company: FreshCompany;
  readonly first: Person;
}

async function houseWith(due: Due): Promise<House> {
  const company = await addFreshCompany(admin, { settings: badgesAtOnce, topics: 1 });
  if (due.has("announcements")) await announce(admin, company, { title: announced, startedDaysAgo: 1 });
  if (due.has("questionnaire")) await ask(admin, company, asked);
  return { company, first: await addNewcomer(admin, company, { terms: true, tour: true }) };
}

/** One address may not register a crowd, so only the first of a company did; the others are as that one was. */
async function colleagueOf({ company, first }: House): Promise<Person> {
  const email = `kim-${randomUUID().slice(0, 8)}@${company.domain}`;
  await database.query(
    `insert into account (company_id, kind, front_type, status, email, password_hash, first_name, last_name, language,
       terms_accepted_at, tour_visited)
     select company_id, kind, front_type, status, $2, password_hash, 'Kim', last_name, language, terms_accepted_at,
       tour_visited from account where email = $1`,
    [first.email, email],
  );
  return { name: "Kim Neumann", email };
}

/** Badges need accepted terms to be earned, so what is open before them is opened again afterwards. */
async function personWith(house: House, due: Due): Promise<Person> {
  const who = await colleagueOf(house);
  if (due.has("badges")) await earnBadges(await signIn(url, who, "FRONT"), who.email);
  await database.query(
    `update account set must_change_password = $2, tour_visited = $4,
       terms_accepted_at = case when $3 then null else terms_accepted_at end where email = $1`,
    [who.email, due.has("password"), due.has("terms"), !due.has("tour")],
  );
  return who;
}

/** Waits for each step, leaves it as somebody would who wants to go on, and finds nothing else on the page. */
function steps(page: Page): Record<AfterLoginStep, () => Promise<void>> {
  const titled = (name: string) => page.getByRole("dialog", { name, exact: true });
  const alone = async (name: string) => {
    await titled(name).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    return titled(name);
  };
  return {
    password: async () => {
      await page.waitForURL("**/profile?changePass");
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await field(identity.password.current).fill(demoPassword);
      expect(await page.getByRole("dialog").count()).toBe(0);
      await field(identity.password.new).fill(ownPassword);
      await field(identity.password.confirm).fill(ownPassword);
      await page.getByRole("button", { name: identity.change.submit }).click();
      await page.waitForURL("**/dashboard");
    },
    terms: async () => {
      const dialog = await alone(identity.terms.title);
      await dialog.getByRole("checkbox").check();
      await dialog.getByRole("button", { name: identity.terms.agree, exact: true }).click();
    },
    tour: async () => {
      const { tour } = tourOn(page, "en");
      // Only in the dialog: a notice about the new password can be closed as well.
      const dialog = await alone(tour.networks.title);
      await dialog.getByRole("button", { name: shell.close, exact: true }).click();
      await titled(tour.skip.title).getByRole("button", { name: tour.skip.yes }).click();
    },
    badges: async () => {
      const dialog = await alone(recognition.popup.title);
      await dialog.getByRole("button", { name: recognition.popup.close, exact: true }).last().click();
    },
    announcements: async () => {
      const dialog = await alone(announced);
      await dialog.getByRole("button", { name: outreach.announcement.close, exact: true }).click();
    },
    questionnaire: async () => {
      await page.getByText(asked).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(1);
      await page.getByRole("button", { name: surveys.skip, exact: true }).click();
    },
  };
}

async function play(house: House, due: Due): Promise<void> {
  const who = await personWith(house, due);
  const { page } = await openPage(browser, { width: 1280, height: 900 });
  try {
    await logIn(page, url, who, employeeTexts.en);
    const leave = steps(page);
    for (const step of afterLoginSteps) if (due.has(step)) await leave[step]();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.waitForTimeout(4_500);
    expect(await page.getByRole("dialog").count()).toBe(0);
  } catch (error) {
    const shown = await page.getByRole("dialog").allInnerTexts();
    throw new Error(`with ${[...due].join(", ") || "nothing"} due the page shows ${JSON.stringify(shown)}`, {
      cause: error,
    });
  } finally {
    await page.context().close();
  }
}

test(
  `what is due after the login comes in its order and nothing else does, in ${played.length} of 64 combinations [B4.2-02] [B4.2-03] [B4.2-04] [B4.2-06] [B4.2-07] [B4.2-08]`,
  async () => {
    const houses = new Map<string, Promise<House>>();
    const houseFor = (due: Due) => {
      const key = [due.has("announcements"), due.has("questionnaire")].join();
      const house = houses.get(key) ?? houseWith(due);
      houses.set(key, house);
      return house;
    };
    const left = [...played];
    const hand = async () => {
      for (let due = left.pop(); due !== undefined; due = left.pop()) await play(await houseFor(due), due);
    };
    await Promise.all(Array.from({ length: atOnce }, hand));
  },
  30 * 60_000,
);
