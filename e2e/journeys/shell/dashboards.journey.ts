import { listReturnedPosts } from "@polyphon/contract/editorial/work.contract.ts";
import { readDue } from "@polyphon/contract/insights/due.contract.ts";
import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import { expect, test } from "../../kit/test.ts";
import { demoStaff } from "../../../apps/server/src/demo/people/demo-people.ts";
import { signIn } from "../../kit/people/caller.ts";
import { failOnPurpose } from "../../kit/screens/fail-on-purpose.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";

/** Every list shows at least this many rows at once. */
const onePage = 25;

/** Each role once, alternating the languages. */
for (const [at, { role, email }] of demoStaff.entries()) {
  const language = languages[at % languages.length] ?? "en";

  test(`the dashboard of the ${role} shows what is waiting, and each count leads to a list of exactly those, in ${language}`, async () => {
    const caller = await signIn(url, { name: role, email }, "ADMIN");
    const state = await openOffice(caller, "/admin/dashboard", language);
    const { page } = state;
    const { insights, editorial } = state.texts;
    const waits = async () => (await caller.call(readWaiting, {})).items;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const cards = (await waits()).map(({ card }) => card);
    const line = (card: (typeof cards)[number]) =>
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByText(insights.waiting[card], { exact: true }) });
    for (const card of cards) await expect(line(card)).toBeVisible();
    // All cards start to load together, each with an output that says so.
    await expect(page.getByRole("main").locator("output[aria-label]")).toHaveCount(0);
    await state.accessible();

    for (const card of cards) {
      const name = fill(insights.waiting.openOf, { what: insights.waiting[card] });
      const link = line(card).getByRole("link", { name, exact: true });
      if ((await link.count()) === 0) continue;
      const count = (await waits()).find((one) => one.card === card)?.count ?? 0;
      await link.click();
      await page.waitForURL((address) => address.pathname !== "/admin/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { pathname } = new URL(page.url());
      // An editor's list is the queue beside the open post.
      const queued = page.getByRole("list", { name: editorial.queues.queue }).getByRole("listitem");
      const rows = () => page.locator("tr[data-row]").or(queued).count();
      // An empty list says so below the heading of its screen; before that, a missing row proves nothing.
      if (count === 0) await expect(page.getByRole("main").getByRole("heading").nth(1)).toBeVisible();
      await expect
        .poll(async () => Math.min(await rows(), onePage), { message: `${card} at ${pathname}` })
        .toBe(Math.min(count, onePage));
      await page.goBack();
      await expect(link).toBeVisible();
    }
    expect(state.errors).toEqual([]);
  });
}

test("the dashboard does not say that nothing needs attention before it knows", async () => {
  const { page } = await openAs({ width: 1440, height: 900 }, "admin", await superAdmin());
  const { heading, title_zero } = adminEn.insights.waiting;
  const answer = Promise.withResolvers<void>();
  await page.route(`**${readWaiting.path}*`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(`${url}/admin/dashboard`);
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page.getByText(title_zero)).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole("main").getByText(adminEn.insights.waiting.heldShares)).toBeVisible();
});

const signInAs = (wanted: string) => {
  const person = demoStaff.find(({ role }) => role === wanted);
  if (!person) throw new Error(`the demo has no ${wanted}`);
  return signIn(url, { name: wanted, email: person.email }, "ADMIN");
};

test("a writer reads on the dashboard why a post was returned, and one press leads to its rework", async () => {
  const caller = await signInAs("Writer");
  const { page, texts } = await openOffice(caller, "/admin/dashboard", "en");
  const [post] = (await caller.call(listReturnedPosts, {})).items;
  if (!post?.reason) throw new Error("the demo has no returned post with a reason");
  await expect(page.getByRole("main").getByText(post.reason)).toBeVisible();
  await page
    .getByRole("link", { name: fill(texts.insights.returned.reworkOf, { title: post.title }) })
    .click();
  await page.waitForURL((address) => address.searchParams.get("post") === String(post.id));
  await expect(page.getByRole("heading", { name: post.title })).toBeVisible();
  await expect(page.getByRole("button", { name: texts.editorial.review.rework })).toBeVisible();
});

test("a programme manager goes from the employees who never signed in to exactly those", async () => {
  const caller = await signInAs("Corporate admin");
  const { page, texts } = await openOffice(caller, "/admin/dashboard", "de");
  const { items } = await caller.call(readDue, {});
  const count = items.find(({ card }) => card === "neverSignedIn")?.count ?? 0;
  expect(count).toBeGreaterThan(0);
  const what = texts.insights.due.neverSignedIn;
  await page.getByRole("link", { name: fill(texts.insights.waiting.openOf, { what }) }).click();
  await page.waitForURL("**/corporate-front-users?**signedIn=false**");
  await expect(page.locator("tr[data-row]")).toHaveCount(Math.min(count, onePage));
});

test("a card of the dashboard that fails can be tried again, and the others stay", async () => {
  const caller = await signInAs("Proofreader");
  const { page, texts } = await openOffice(caller, "/admin/proof-reader-posts", "en");
  await failOnPurpose(page, readDue.path);
  await page.goto(`${url}/admin/dashboard`);
  const due = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: texts.insights.due.heading }) });
  await expect(due.getByText(texts.kit.failed.record)).toBeVisible();
  await expect(page.getByRole("heading", { name: texts.insights.figures.myReviews })).toBeVisible();
  await page.unroute(`**${readDue.path}*`);
  await due.getByRole("button", { name: texts.kit.failed.again }).click();
  await expect(due.getByText(texts.insights.due.oldestPost)).toBeVisible();
});
