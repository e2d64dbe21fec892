import { autopilotControl } from "@polyphon/contract/autopilot/autopilot-control.resource.ts";
import {
  listCompanyRuns,
  listUserRuns,
  planCompanyNow,
  readCompanyRun,
} from "@polyphon/contract/autopilot/autopilot-desk.contract.ts";
import { company as companies } from "@polyphon/contract/companies/company.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { addFreshCompany } from "./kit/fresh-company.ts";
import { openOffice, type OfficeScene } from "./kit/office-scene.ts";
import { anyOf } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const crew = "Westkai Reederei";

let browser: Browser;
let admin: Caller;
let page: Page | undefined;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterEach(() => page?.context().close());
afterAll(() => browser.close());

async function open(path: string, language: Language): Promise<OfficeScene> {
  const scene = await openOffice(browser, admin, path, language);
  page = scene.page;
  return scene;
}

const fieldOf = ({ page: own }: OfficeScene, name: string) => own.locator(`[data-field="${name}"]`);

/** The button of the bar, whose name may go on with its key. */
const press = ({ page: own }: OfficeScene, name: string) =>
  own.getByRole("button", { name: new RegExp(`^${name}`) }).click();

/** Types into a field that finds things by name, and takes the one that is meant. */
async function choose(scene: OfficeScene, name: string, wanted: string): Promise<void> {
  const box = fieldOf(scene, name)
    .getByRole("combobox")
    .or(fieldOf(scene, name).getByRole("textbox"))
    .first();
  await box.fill(wanted);
  await scene.page.getByRole("option", { name: new RegExp(wanted) }).click();
  await scene.page.keyboard.press("Tab");
}

const freshCompany = () =>
  addFreshCompany(admin, {
    topics: 1,
    settings: { importLinkedinContent: false, autopilotCronLogic: "WEEKLY" },
  });

/** The run of the crew's last week: all of it lies ahead, on whichever day and hour the demo began. */
async function crewRun() {
  const found = await admin.call(companies.list, { search: crew });
  const { items } = await admin.call(listCompanyRuns, {
    company: found.items.map(({ id }) => id).join(","),
    state: "DONE",
  });
  const [run] = items
    .filter(({ planned }) => planned > 0)
    .toSorted((one, other) => other.monday.localeCompare(one.monday) || one.id - other.id);
  if (!run) throw new Error("the crew has no plan");
  return run;
}

/** Somebody of the run with something to share and with a place that stayed empty. */
async function nameWithBoth(run: number): Promise<string> {
  const { items } = await admin.call(listUserRuns, { run, gaps: "true" });
  const line = items.find(({ planned }) => planned > 0);
  if (!line) throw new Error("nobody of the crew has both shares and gaps");
  return line.user.name;
}

describe.each(languages)("the control centre in %s", (language) => {
  test("refuses 101 percent, keeps what is right, and lets it be changed", async () => {
    const company = await freshCompany();
    const name = `Fresh ${company.domain.slice("fresh-".length, -".example".length)}`;
    const scene = await open("/admin/add-autopilot-control", language);
    const { kit, autopilot } = scene.texts;
    await scene.heading(autopilot["autopilot-controls"].addTitle);
    await choose(scene, "company", name);
    await fieldOf(scene, "originalPercent").locator("input").fill("101");
    await fieldOf(scene, "curatedPercent").locator("input").fill("40");
    await choose(scene, "categories", company.topics[0] ?? "");
    await fieldOf(scene, "postCount").locator("input").fill("3");
    await press(scene, kit.form.add);
    await expect.poll(() => fieldOf(scene, "originalPercent").locator("[aria-invalid=true]").count()).toBe(1);
    await scene.accessible();

    await fieldOf(scene, "originalPercent").locator("input").fill("60");
    await press(scene, kit.form.add);
    const kept = async () =>
      (await admin.call(autopilotControl.list, { company: String(company.id) })).items[0];
    const added = await eventually(kept, (row) => row !== undefined, 20);
    expect(added).toMatchObject({ originalPercent: 60, curatedPercent: 40, postCount: 3 });

    await scene.page.goto(`${url}/admin/edit-autopilot-control/${added?.id}`);
    await scene.heading(name);
    await fieldOf(scene, "originalPercent").locator("input").fill("0");
    await fieldOf(scene, "curatedPercent").locator("input").fill("100");
    await press(scene, kit.form.save);
    await eventually(kept, (row) => row?.["curatedPercent"] === 100, 20);
    expect(scene.errors).toEqual([]);
  });
});

describe.each(languages)("the logs in %s", (language) => {
  test("answer why places stayed empty and how colleagues are spread", async () => {
    const run = await crewRun();
    const scene = await open(`/admin/companyApLog?company=${run.company.id}`, language);
    const { autopilot, autopilotWhy } = scene.texts;
    await scene.heading(autopilot.runs.title);
    await scene.page.getByRole("link", { name: crew }).first().waitFor();
    await scene.accessible();

    await scene.page.goto(`${url}/admin/view-company-autopilot-log/${run.id}`);
    await scene.heading(new RegExp(crew));
    await scene.page.getByRole("heading", { name: autopilot.run.gapsTitle }).waitFor();
    const { gapReasons } = await admin.call(readCompanyRun, { id: run.id });
    expect(gapReasons.length).toBeGreaterThan(0);
    for (const { reason } of gapReasons)
      await scene.page.getByText(autopilotWhy.gap[reason].title, { exact: true }).first().waitFor();
    await scene.page.getByText(autopilot.run.closest).waitFor();
    await scene.page.getByText(anyOf(autopilot.run.closestText)).waitFor();
    await scene.page.getByText(anyOf(autopilot.run.mixText)).waitFor();
    await scene.accessible();
    expect(scene.errors).toEqual([]);
  });

  test("tell one person's week: every pick and every gap with its reason in words", async () => {
    const { id } = await crewRun();
    const scene = await open(`/admin/userAptLog?run=${id}&gaps=true`, language);
    const { autopilot, autopilotWhy } = scene.texts;
    await scene.heading(autopilot.lines.title);
    await scene.page.getByText(fill(autopilot.filter.run, { run: String(id) })).waitFor();
    await scene.accessible();
    const name = await nameWithBoth(id);
    await scene.page.getByRole("row").getByRole("link", { name }).click();
    await scene.heading(name);

    const week = scene.page.getByRole("list", { name: autopilot.line.entries });
    await week.waitFor();
    await scene.accessible();
    await week
      .getByRole("link")
      .filter({ hasText: /\d\d:\d\d/ })
      .first()
      .click();
    await scene.page.getByRole("heading", { name: anyOf(autopilot.line.whyPost) }).waitFor();
    await scene.page.getByRole("heading", { name: autopilot.line.howTime }).waitFor();
    const [begin] = autopilotWhy.from.row.split("{{");
    await scene.page
      .getByText(begin ?? "")
      .first()
      .waitFor();
    await scene.accessible();

    if (language === "de") await scene.page.getByRole("link", { name: autopilot.line.back }).click();
    await week
      .getByText(new RegExp(`^${autopilot.line.gap}:`))
      .first()
      .click();
    await scene.page.getByRole("heading", { name: autopilot.line.whyGap }).waitFor();
    const texts = Object.values(autopilotWhy.gap).map(({ text }) => text);
    const told = await scene.page.getByRole("article").innerText();
    expect(texts.some((text) => told.includes(text))).toBe(true);
    expect(scene.errors).toEqual([]);
  });

  test("show what employees ask for and what is in the way", async () => {
    const { company } = await crewRun();
    const scene = await open(`/admin/users/autopost_config?company=${company.id}`, language);
    const { autopilot } = scene.texts;
    await scene.heading(autopilot.users.title);
    await scene.page.getByText(autopilot.users.states.ON, { exact: true }).first().waitFor();
    await scene.accessible();
    await scene.page.goto(`${url}/admin/user-autopilot-run-status?company=${company.id}`);
    await scene.heading(autopilot.status.title);
    await scene.page
      .getByText(autopilot.status.obstacles.light_user)
      .or(scene.page.getByText(autopilot.status.obstacles.switched_off))
      .first()
      .waitFor();
    await scene.accessible();
    expect(scene.errors).toEqual([]);
  });
});

describe.each(languages)("planning a company now in %s", (language) => {
  test("begins a run by hand, and its page follows it to the end", async () => {
    const company = await freshCompany();
    // Its week is planned, so no run of the clock stands in the way of the one that is pressed.
    const { runId } = await admin.call(planCompanyNow, { companyId: company.id });
    await eventually(
      () => admin.call(readCompanyRun, { id: runId }),
      ({ state }) => state === "DONE",
    );
    const name = `Fresh ${company.domain.slice("fresh-".length, -".example".length)}`;
    const scene = await open("/admin/companyApLog", language);
    const { runs } = scene.texts.autopilot;
    await scene.heading(runs.title);
    await scene.button(runs.planNow).click();
    const dialog = scene.page.getByRole("dialog");
    await dialog.getByRole("combobox").or(dialog.getByRole("textbox")).first().fill(name);
    await scene.page.getByRole("option", { name: new RegExp(name) }).click();
    await scene.accessible();
    await dialog.getByRole("button", { name: runs.planYes }).click();
    await scene.heading(new RegExp(name));
    await scene.page.getByText(new RegExp(runs.choices.cause.BY_HAND)).first().waitFor();
    await scene.page.getByText(runs.choices.state.DONE, { exact: true }).waitFor({ timeout: 60_000 });
    expect(scene.errors).toEqual([]);
  });
});
