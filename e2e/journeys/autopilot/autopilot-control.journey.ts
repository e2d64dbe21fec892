import { autopilotControl } from "@polyphon/contract/autopilot/autopilot-control.resource.ts";
import { planCompanyNow } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import {
  listCompanyRuns,
  listUserRuns,
  readCompanyRun,
} from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { company as companies } from "@polyphon/contract/companies/company.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { addFreshCompany, type FreshCompany } from "../../kit/people/fresh-company.ts";
import { openOffice, type OfficeFixture } from "../../kit/screens/office-fixture.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { anyOf } from "../../kit/texts.ts";
import { walkTo } from "../../kit/screens/walk-screens.ts";

const crew = "Westkai Reederei";

const fieldOf = ({ page }: OfficeFixture, name: string) => page.locator(`[data-field="${name}"]`);

/** The button of the bar, whose name may end with its shortcut. */
const press = ({ page }: OfficeFixture, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) }).click();

/** Navigates inside the app where no link leads. */
const goTo = ({ page }: OfficeFixture, path: string) =>
  walkTo(page, path, ({ pathname, search }) => pathname + search === path);

/** Types into a search field and picks the wanted option. */
async function choose(state: OfficeFixture, name: string, wanted: string): Promise<void> {
  const field = fieldOf(state, name);
  await field.getByRole("combobox").or(field.getByRole("textbox")).first().fill(wanted);
  await state.page.getByRole("option", { name: new RegExp(wanted) }).click();
  await state.page.keyboard.press("Tab");
}

const freshCompany = async () =>
  addFreshCompany(await superAdmin(), {
    topics: 1,
    settings: { importLinkedinContent: false, autopilotCronLogic: "WEEKLY" },
  });

const nameOf = ({ domain }: FreshCompany) => `Fresh ${domain.slice("fresh-".length, -".example".length)}`;

/** The run of the crew's last week, which lies in the future whenever the demo was seeded. */
async function crewRun() {
  const { call } = await superAdmin();
  const found = await call(companies.list, { search: crew });
  const { items } = await call(listCompanyRuns, {
    company: found.items.map(({ id }) => id).join(","),
    state: "DONE",
  });
  const [run] = items
    .filter(({ planned }) => (planned ?? 0) > 0)
    .toSorted((one, other) => other.monday.localeCompare(one.monday) || one.id - other.id);
  if (!run) throw new Error("the crew has no plan");
  return run;
}

/** Somebody of the run who has both a share and an empty slot. */
async function nameWithBoth(run: number): Promise<string> {
  const { items } = await (await superAdmin()).call(listUserRuns, { run, gaps: "true" });
  const line = items.find(({ planned }) => planned > 0);
  if (!line) throw new Error("nobody of the crew has both shares and gaps");
  return line.user.name;
}

for (const language of languagesOf(import.meta.url)) {
  const open = async (path: string) => openOffice(await superAdmin(), path, language);

  test.describe(`the control centre in ${language}`, () => {
    test("refuses 101 percent, saves valid percentages and lets them be changed", async () => {
      const company = await freshCompany();
      const state = await open("/admin/add-autopilot-control");
      const { kit, autopilot } = state.texts;
      const percent = (kind: "original" | "curated") => fieldOf(state, `${kind}Percent`).locator("input");
      await state.heading(autopilot["autopilot-controls"].addTitle);
      await choose(state, "company", nameOf(company));
      await percent("original").fill("101");
      await percent("curated").fill("40");
      await choose(state, "categories", company.topics[0] ?? "");
      await fieldOf(state, "postCount").locator("input").fill("3");
      await press(state, kit.form.add);
      await expect(fieldOf(state, "originalPercent").locator("[aria-invalid=true]")).toHaveCount(1);
      await state.accessible();

      await percent("original").fill("60");
      await press(state, kit.form.add);
      await state.heading(autopilot["autopilot-controls"].title);
      const { call } = await superAdmin();
      const kept = async () =>
        (await call(autopilotControl.list, { company: String(company.id) })).items[0] ?? null;
      const added = await kept();
      expect(added).toMatchObject({ originalPercent: 60, curatedPercent: 40, postCount: 3 });

      await goTo(state, `/admin/edit-autopilot-control/${added?.id}`);
      await state.heading(nameOf(company));
      await percent("original").fill("0");
      await percent("curated").fill("100");
      await press(state, kit.form.save);
      await expect.poll(kept).toMatchObject({ originalPercent: 0, curatedPercent: 100 });
      expect(state.errors).toEqual([]);
    });
  });

  test.describe(`the logs in ${language}`, () => {
    test("show why slots stayed empty and how posts are spread over colleagues", async () => {
      const run = await crewRun();
      const state = await open(`/admin/companyApLog?company=${run.company.id}`);
      const { page } = state;
      const { autopilot, autopilotWhy } = state.texts;
      await state.heading(autopilot.runs.title);
      const link = page.locator(`a[href$="/admin/view-company-autopilot-log/${run.id}"]`);
      await expect(link).toHaveText(crew);
      await state.accessible();

      await link.click();
      await state.heading(new RegExp(crew));
      await expect(page.getByRole("heading", { name: autopilot.run.gapsTitle })).toBeVisible();
      const { gapReasons } = await (await superAdmin()).call(readCompanyRun, { id: run.id });
      expect(gapReasons?.length).toBeGreaterThan(0);
      for (const { reason } of gapReasons ?? [])
        await expect(
          page
            .getByRole("rowheader")
            .filter({ has: page.getByText(autopilotWhy.gap[reason].title, { exact: true }) }),
        ).toBeVisible();
      await expect(page.getByText(autopilot.run.closest)).toBeVisible();
      await expect(page.getByText(anyOf(autopilot.run.closestText))).toBeVisible();
      await expect(page.getByText(anyOf(autopilot.run.mixText))).toBeVisible();
      await state.accessible();
      expect(state.errors).toEqual([]);
    });

    test("show one person's week with the reason for every pick and every gap", async () => {
      const { id } = await crewRun();
      const state = await open(`/admin/userAptLog?run=${id}&gaps=true`);
      const { page } = state;
      const { autopilot, autopilotWhy } = state.texts;
      await state.heading(autopilot.lines.title);
      await expect(page.getByText(fill(autopilot.filter.run, { run: String(id) }))).toBeVisible();
      await state.accessible();
      const name = await nameWithBoth(id);
      await page.getByRole("row").getByRole("link", { name }).click();
      await state.heading(name);

      const week = page.getByRole("list", { name: autopilot.line.entries });
      await expect(week).toBeVisible();
      await state.accessible();
      const why = page.getByRole("article");
      // Any pick and any gap will do; each must show its own reason.
      await week
        .getByRole("link", { name: /\d\d:\d\d/ })
        .last()
        .click();
      await expect(page).toHaveURL(/entry=/);
      await expect(why.getByRole("heading", { name: anyOf(autopilot.line.whyPost) })).toBeVisible();
      await expect(page.getByRole("heading", { name: autopilot.line.howTime })).toBeVisible();
      await expect(why).toContainText(autopilotWhy.from.row.split("{{")[0] ?? "");
      await state.accessible();

      if (language === "de") await page.getByRole("link", { name: autopilot.line.back }).click();
      await week
        .getByText(new RegExp(`^${autopilot.line.gap}:`))
        .first()
        .click();
      await expect(why.getByRole("heading", { name: autopilot.line.whyGap })).toBeVisible();
      const reasons = Object.values(autopilotWhy.gap).map(({ text }) => text);
      await expect
        .poll(async () => {
          const shown = await why.innerText();
          return reasons.filter((reason) => shown.includes(reason));
        })
        .toHaveLength(1);
      expect(state.errors).toEqual([]);
    });

    test("show what employees chose and what stops their autopilot", async () => {
      const { company } = await crewRun();
      const state = await open(`/admin/users/autopost_config?company=${company.id}`);
      const { page } = state;
      const { users, status } = state.texts.autopilot;
      const rows = page.locator("tr[data-row]");
      const rowsWith = (words: string) => rows.filter({ has: page.getByText(words, { exact: true }) });
      await state.heading(users.title);
      await expect.poll(() => rowsWith(users.states.ON).count()).toBeGreaterThan(0);
      await state.accessible();
      await goTo(state, `/admin/user-autopilot-run-status?company=${company.id}`);
      await state.heading(status.title);
      const { light_user, switched_off } = status.obstacles;
      await expect
        .poll(async () => (await rowsWith(light_user).count()) + (await rowsWith(switched_off).count()))
        .toBeGreaterThan(0);
      await state.accessible();
      expect(state.errors).toEqual([]);
    });
  });

  test(`"Plan now" starts a run for a company, and its page follows the run to the end, in ${language}`, async () => {
    const company = await freshCompany();
    const { call } = await superAdmin();
    // Its week is already planned, so no scheduled run interferes with the manual one.
    const { runId } = await call(planCompanyNow, { companyId: company.id });
    await expect.poll(async () => (await call(readCompanyRun, { id: runId })).state).toBe("DONE");
    const name = nameOf(company);
    const state = await open("/admin/companyApLog");
    const { page } = state;
    const { runs } = state.texts.autopilot;
    await state.heading(runs.title);
    await state.button(runs.planNow).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").or(dialog.getByRole("textbox")).first().fill(name);
    await page.getByRole("option", { name: new RegExp(name) }).click();
    await state.accessible();
    await dialog.getByRole("button", { name: runs.planYes }).click();
    await state.heading(new RegExp(name));
    await expect(page).toHaveURL(/view-company-autopilot-log\/\d+$/);
    await expect(page).not.toHaveURL(new RegExp(`/${runId}$`));
    await expect(page.getByRole("main")).toContainText(runs.choices.cause.BY_HAND);
    await expect(page.getByText(runs.choices.state.DONE, { exact: true })).toBeVisible();
    expect(state.errors).toEqual([]);
  });
}
