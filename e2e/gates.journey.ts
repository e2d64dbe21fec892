import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { associateLogin, listGroups } from "@polyphon/contract/people/groups.contract.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { type Caller, callerOf, signIn } from "./kit/caller.ts";
import { demoDoors } from "../apps/server/src/demo/demo-doors.ts";
import { demoStaff } from "../apps/server/src/demo/demo-people.ts";
import { employee, lightEmployee } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { partOf } from "./kit/part-of.ts";
import { anyOf } from "./kit/texts.ts";
import { headingAt, walkTo } from "./kit/walk-screens.ts";
import { url } from "./kit/own-stack.ts";

type Account = OutputOf<typeof readAccount>;

const desk = { width: 1280, height: 900 } as const;
const refused = anyOf(adminEn.shell.noAccess.title);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The rules' tests know every way through the gates; here every screen is opened, each by a third of the people. */
const players = 3;

const addressOf = ({ path }: Screen) => path.replaceAll(/:\w+/g, "1");

/** What the catalogue says of a screen, worked out here and not by the app. */
function expectedInOffice({ permission, gate }: Screen, { can, features }: Account): "open" | "no-access" {
  if (can.mode === "full" || permission === "none") return "open";
  const held = can.permissions.some((key) => key === permission);
  const feature = gate?.replace(/^company (\w+)$/, "$1Feature");
  const on = feature === undefined || !(feature in features) || features[feature as keyof typeof features];
  return held && on ? "open" : "no-access";
}

function count(of: Record<string, number>, what: string): void {
  of[what] = (of[what] ?? 0) + 1;
}

const told = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([what, times]) => `${what} ${times}`)
    .join(", ");

describe("the back office", () => {
  const office = screens.filter((screen) => screen.app === "admin");

  test.each(demoStaff.map(({ role, email }, person) => [role, email, person] as const))(
    "opens to the %s what the catalogue says, and nothing else [A2.2-02] [A2.2-03] [A2.2-04] [A2.2-05] [C6-04] [C6-05] [C6-06] [C6-07]",
    async (role, email, person) => {
      const caller = await signIn(url, { name: role, email }, "ADMIN");
      const account = await caller.call(readAccount, {});
      const { page } = await openAs(browser, desk, "admin", caller);
      await page.goto(`${url}/admin/dashboard`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const [wrong, seen]: [string[], Record<string, number>] = [[], {}];
      for (const screen of partOf(office, person, players)) {
        // A link out of an e-mail works in a browser in which somebody is signed in.
        if (screen.path === "/admin/verify-account" || screen.path === "/admin/resetpassword") continue;
        if (screen.permission === "public") {
          await headingAt(page, "/admin/profile");
          await walkTo(page, addressOf(screen), ({ pathname }) => pathname === "/admin/dashboard");
          count(seen, "led to the dashboard");
          continue;
        }
        const heading = await headingAt(page, addressOf(screen));
        const shown = refused.test(heading) ? "no-access" : "open";
        count(seen, shown);
        if (heading === "" || shown !== expectedInOffice(screen, account))
          wrong.push(`${screen.path}: ${heading}`);
      }
      console.log(`gates: ${role}: ${told(seen)}, wrong ${wrong.length}`);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );
});

/** The gates of the catalogue as the account answers them. Where networks are connected a light front user has no business. */
function passes({ gate, path }: Screen, { can }: Account): boolean {
  if (path.endsWith("_callback") && !can.share) return false;
  if (gate === undefined) return true;
  if (gate === "associate users") return can.groups;
  const [feature] = gate.split(/\W/);
  return can.features.some((one) => one === feature);
}

async function asGroup(caller: Caller): Promise<Caller> {
  const { groups } = await caller.call(listGroups, {});
  const answer = await caller.call(associateLogin, { id: groups[0]?.id ?? 0 });
  const { access_token: token, expires_in: seconds } = answer;
  return { token, expiresAt: Date.now() + seconds * 1000, call: callerOf(url, token).call };
}

const employeeScreens = screens.filter(({ app, path }) => app === "employee" && path !== "/:key");

async function visitEmployeeScreens(page: Page, account: Account, person: number) {
  const [wrong, seen]: [string[], Record<string, number>] = [[], {}];
  for (const screen of partOf(employeeScreens, person, players)) {
    const stays = screen.permission === "both" || (screen.permission === "user" && passes(screen, account));
    const path = addressOf(screen);
    await walkTo(page, "/profile", ({ pathname }) => pathname === "/profile");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    const heading = stays ? await headingAt(page, path) : "";
    if (!stays) await walkTo(page, path, ({ pathname }) => pathname === "/dashboard").catch(() => undefined);
    const led = new URL(page.url()).pathname;
    count(seen, stays ? "opened" : "led to the dashboard");
    const right = stays ? led === path && (heading !== "" || path === "/profile") : led === "/dashboard";
    if (!right)
      wrong.push(`${screen.path}: ${stays ? "should open" : "should not open"}, led to ${led} ${heading}`);
  }
  return { wrong, seen };
}

describe("the employee app", () => {
  test.each([
    ["a front user", 0, () => signIn(url, employee("nordwind", 12), "FRONT")],
    ["a cross-domain front user", 1, () => signIn(url, { name: "", email: demoDoors.crossDomain }, "FRONT")],
    ["an individual user", 2, () => signIn(url, { name: "", email: demoDoors.individual }, "FRONT")],
    ["a light front user", 3, () => signIn(url, lightEmployee("nordwind"), "FRONT")],
    ["an associate user", 4, async () => asGroup(await signIn(url, employee("nordwind", 0), "FRONT"))],
  ] as const)(
    "opens to %s what level, feature and kind allow, and leads back from the rest [A6-51] [B1-01]",
    async (who, person, arrive) => {
      const caller = await arrive();
      const account = await caller.call(readAccount, {});
      const { page } = await openAs(browser, desk, "employee", caller);
      await page.goto(`${url}/dashboard`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const { wrong, seen } = await visitEmployeeScreens(page, account, person);
      console.log(`gates: ${who}: ${told(seen)}, wrong ${wrong.length}`);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );
});
