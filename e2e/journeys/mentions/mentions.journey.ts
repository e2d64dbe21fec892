import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { addMentions, findMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page, Request } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { freshPosts, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { listenTo, pathOf } from "../../kit/screens/calls.ts";
import { type Employee, newEmployee, superAdmin } from "../../kit/people/people.ts";
import { adminTexts, employeeTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;
const code = () => randomBytes(5).toString("hex");
const member = () => `https://www.linkedin.com/in/sandbox-member-${Number.parseInt(code(), 16)}`;
const { searchDebounceMs } = limits.mention;

/** Types with pauses between the parts, by the page's clock, so that a slow machine adds no pause of its own. */
async function typeWithRests(field: Locator, parts: readonly { text: string; rest: number }[]) {
  const { clock } = field.page();
  await clock.pauseAt(Date.now() + 60_000);
  for (const { text, rest } of parts) {
    await field.pressSequentially(text);
    await clock.runFor(rest);
  }
}

/** The searches a page has sent to an address, in order. */
function searchesOf(page: Page, path: string, wordsOfCall: (call: Request) => string | null) {
  const calls = listenTo(page);
  return () => calls.filter((call) => pathOf(call) === path).flatMap((call) => wordsOfCall(call) ?? []);
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`mentions in ${language}`, () => {
    const { mentions: say } = employeeTexts[language];
    const { mentions: officeTexts } = adminTexts[language];
    let who: Employee;

    test.beforeEach(async () => {
      who = await newEmployee({ company: "kornblume" });
    });

    const openMentions = async () => {
      const { page } = await openAs({ ...view, language }, "employee", who.caller);
      await page.goto(`${url}/mentions`);
      return page;
    };
    const openOffice = async (path: string) => {
      const { page } = await openAs({ ...view, language }, "admin", await superAdmin());
      await page.goto(url + path);
      return page;
    };

    test("an employee looks somebody up and requests a mention, staff approve it, and then copy may name the person", async () => {
      const page = await openMentions();
      const address = member();
      const name = `Sandbox Member ${address.split("-").at(-1) ?? ""}`;
      const row = page.getByRole("listitem", { name, exact: true });
      const found = async () => {
        const { items } = await who.caller.call(findMentions, { displayNameSearchKey: name });
        return items.map(({ displayName }) => displayName);
      };
      await page.getByRole("button", { name: say.add, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say.form.source).fill(address);
      await dialog.getByRole("button", { name: say.form.lookUp }).click();
      await expect(dialog.getByText(fill(say.form.found, { name }))).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: say.form.send }).click();
      await expect(row.getByText(say.state.PENDING_APPROVAL)).toBeVisible();
      expect(await found()).toEqual([]);

      const office = await openOffice("/admin/manage-mention-master?status=PENDING_APPROVAL");
      await office.getByRole("button", { name: `${officeTexts.list.approve}: ${name}` }).click();
      await expect(office.getByText(officeTexts.list.approved)).toBeVisible();
      expect(await found()).toEqual([name]);
      await page.reload();
      await expect(row.getByText(say.state.ACTIVE)).toBeVisible();
    });

    test("faults are shown at their field, and the keyboard alone is enough", async () => {
      const page = await openMentions();
      await page.getByRole("button", { name: say.add, exact: true }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say.form.source).fill("https://www.linkedin.com/in/nobody-by-this-name");
      await dialog.getByRole("button", { name: say.form.lookUp }).press("Enter");
      await expect(dialog.getByText(/cannot be fetched|nicht abgerufen/)).toBeVisible();
      await dialog.getByRole("button", { name: say.form.send }).press("Enter");
      await expect(dialog.getByText(say.form.required)).toHaveCount(2);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    });

    test("the back-office search waits until typing pauses for 150 ms [C7-43]", async () => {
      const mark = `Rest ${code()}`;
      await who.caller.call(addMentions, {
        mentions: [{ accountType: "PERSONAL", personalId: code(), personalName: mark }],
      });
      const { page } = await openAs({ ...view, language }, "admin", await superAdmin(), { own: true });
      await page.clock.install();
      await page.goto(`${url}/admin/manage-mention-master`);
      await expect(page.getByRole("link", { name: mark })).toBeVisible();
      const searches = searchesOf(page, adminMentions.list.path, (call) =>
        new URL(call.url()).searchParams.get("search"),
      );
      await typeWithRests(page.getByRole("searchbox", { name: officeTexts.list.search }), [
        { text: mark.slice(0, 6), rest: searchDebounceMs - 1 },
        { text: mark.slice(6), rest: searchDebounceMs },
      ]);
      await expect.poll(searches).toEqual([mark]);
      await page.clock.resume();
      await expect(page.getByRole("link", { name: mark })).toBeVisible();
    });

    test("a connection file adds mentions for a user [C2-12]", async () => {
      const page = await openOffice(`/admin/add-mention-connection/${who.id}`);
      const choose = (name: string, text: string) =>
        page
          .locator("input[type=file]")
          .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
      await expect(page.getByRole("heading", { level: 1, name: officeTexts.file.title })).toBeVisible();

      await test.step("must be a CSV file [C5mentions-08]", async () => {
        await choose("contacts.xlsx", "First Name,Last Name,URL");
        await expect(page.getByText(officeTexts.file.not_csv)).toBeVisible();
      });
      await test.step("must follow the template, which can be downloaded [C5mentions-09] [C8-22]", async () => {
        await choose("contacts.csv", "Vorname,Nachname\nAnna,Weber");
        await expect(page.getByText(officeTexts.file.template_invalid)).toBeVisible();
        const [link] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: officeTexts.file.template }).click(),
        ]);
        expect(await readFile(await link.path(), "utf8")).toMatch(/^First Name,Last Name,URL\r\n/);
      });
      await test.step("is uploaded once every row is valid [C5mentions-13]", async () => {
        const [first, second] = [member(), member()];
        const lines = [`Ada,${code()},${first}`, `,${code()},${first}`, `Max,${code()},nowhere`];
        await choose("contacts.csv", ["First Name,Last Name,URL", ...lines].join("\r\n"));
        const upload = page.getByRole("button", { name: officeTexts.file.upload, exact: true });
        const cell = (field: "firstName" | "url", row: number) =>
          page.getByRole("textbox", {
            name: fill(officeTexts.file.fieldOf, { field: officeTexts.file[field], row }),
          });
        await expect(page.getByText(officeTexts.file.fault.duplicate)).toBeVisible();
        await expect(upload).toBeDisabled();
        expect(await lastingViolations(page)).toEqual([]);
        await cell("firstName", 2).fill("Ida");
        await cell("url", 2).fill(second);
        await expect(page.getByText(officeTexts.file.wrong_one)).toBeVisible();
        await expect(upload).toBeDisabled();
        await page.getByRole("button", { name: fill(officeTexts.file.takeOut, { row: 3 }) }).click();
        await upload.click();
        await expect(page.getByText(fill(officeTexts.file.uploaded_other, { count: 2 }))).toBeVisible();
        await page.waitForURL(/manage-mention-master/);
      });
    });
  });

test("/mentions redirects to the dashboard without the feature [B2.1-15]", async () => {
  const { caller } = await newEmployee({ company: "halden" });
  const { page } = await openAs({ width: 1280, height: 900 }, "employee", caller);
  await page.goto(`${url}/mentions`);
  await expect(page).toHaveURL(`${url}/dashboard`);
});

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`calls to action in ${language}`, () => {
    const { cta: say, dialog: sharing } = employeeTexts[language].sharing;

    /** The share dialog of a post, on a page whose clock a journey may stop. */
    async function openShare(stopsClock = false) {
      const { caller } = await newEmployee({ company: "kornblume", connected: true });
      const own = stopsClock ? { own: true as const } : {};
      const { page } = await openAs({ ...view, language }, "employee", caller, own);
      if (stopsClock) await page.clock.install();
      await openDialogOf(page, url, (await freshPosts(caller)).at(-1)?.id ?? 0);
      const titled = (name: string) => page.getByRole("dialog", { name, exact: true });
      return { page, titled, share: titled(sharing.share) };
    }

    test("are written, used, switched and deleted after a confirmation [B4.9-01] [B4.9-02]", async () => {
      const { page, titled, share } = await openShare();
      const title = `Talk ${code()}`;
      const line = "Would you like to know more about it? Write to me, I am happy to answer.";
      const escaped = new RegExp(line.replaceAll("?", String.raw`\?`));
      const form = titled(say.form.newTitle);
      const row = titled(say.title).getByRole("listitem", { name: title });
      const add = share.getByRole("button", { name: say.add });
      const answerYes = ({ title: question, yes }: { title: string; yes: string }) =>
        titled(question).getByRole("button", { name: yes }).click();

      await add.click();
      await titled(say.title).getByRole("button", { name: say.new }).click();
      await form.getByLabel(say.form.title, { exact: true }).fill(title);
      await form.getByRole("button", { name: say.form.save }).click();
      await expect(form.getByText(say.form.copyRequired)).toBeVisible();
      await form.getByLabel(say.form.copy, { exact: true }).fill(line);
      expect(await lastingViolations(page)).toEqual([]);
      await form.getByRole("button", { name: say.form.save }).click();

      await row.getByRole("switch").click();
      await answerYes(say.switchOff);
      await expect(row.getByText(say.not.inactive)).toBeVisible();
      await row.getByRole("switch").click();
      await answerYes(say.switchOn);
      await row.getByRole("button", { name: fill(say.useOf, { title }) }).click();
      await expect(wordsOf(share)).toHaveValue(escaped);
      await share.getByRole("button", { name: say.takeOut }).click();
      await expect(wordsOf(share)).not.toHaveValue(escaped);

      await add.click();
      await row.getByRole("button", { name: fill(say.removeOf, { title }) }).click();
      await answerYes(say.delete);
      await expect(row).toHaveCount(0);
    });

    test("a mention is searched once typing pauses for 150 ms, from the third letter on [B7.2-42]", async () => {
      const { page, share } = await openShare(true);
      const searches = searchesOf(
        page,
        findMentions.path,
        (call) => (call.postDataJSON() as CallOf<typeof findMentions>).displayNameSearchKey,
      );
      await wordsOf(share).press("Control+End");
      await typeWithRests(wordsOf(share), [
        { text: " @No", rest: searchDebounceMs },
        { text: "rd", rest: searchDebounceMs - 1 },
        { text: "wi", rest: searchDebounceMs },
      ]);
      await expect.poll(searches).toEqual(["Nordwi"]);
      await page.clock.resume();
      await expect(page.getByRole("option", { name: /Nordwind Energie/ })).toBeVisible();
    });
  });
