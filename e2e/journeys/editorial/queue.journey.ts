import { randomUUID } from "node:crypto";
import { addPost, listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { approvePost } from "@polyphon/contract/editorial/editorial.contract.ts";
import { newStaff } from "../../actors/identity/staff-account.ts";
import { signIn } from "../../kit/people/caller.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { textPost } from "../../kit/records/text-post.ts";
import { url } from "../../kit/own-stack.ts";
import type { Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";

const view = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;

/** A category of its own: its staff have no other posts. */
async function arrange() {
  const admin = await superAdmin();
  const { topics } = await addFreshCompany(admin, { topics: 1 });
  const { categories } = await admin.call(listPostCategories, { search: topics[0] ?? "" });
  const categoryId = categories[0]?.id ?? 0;
  const staff = async (role: "Writer" | "Proofreader") =>
    signIn(url, await newStaff(role, [categoryId]), "ADMIN");
  const writer = await staff("Writer");
  const submit = async () => {
    const title = `Lights out at the pier ${randomUUID().slice(0, 8)}`;
    const copy = "The pier went dark for an hour. What it taught us about backup power.";
    return { ...(await writer.call(addPost, textPost({ title, categoryId, copy }))), title };
  };
  return { staff, submit };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });

test("a queue opens with its first post, moves on to the next after a decision, and says when all is done", async () => {
  const { staff, submit } = await arrange();
  const reader = await staff("Proofreader");
  const [first, second] = [await submit(), await submit()];
  const { queues, review } = adminEn.editorial;
  const { page, errors } = await openAs(view, "admin", reader);
  await page.goto(`${url}/admin/proof-reader-posts`);
  await expect(heading(page, first.title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?post=${first.id}$`));
  await page.getByRole("link", { name: second.title }).click();
  await expect(heading(page, second.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, first.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, first.title)).toBeVisible();

  await test.step("on a phone the list comes first", async () => {
    const { page: small } = await openAs(phone, "admin", reader);
    await small.goto(`${url}/admin/proof-reader-posts`);
    await expect(small.getByRole("link", { name: first.title })).toBeVisible();
    await expect(heading(small, first.title)).toHaveCount(0);
    await expect(small).toHaveURL(/proof-reader-posts$/);
  });

  await page.getByRole("button", { name: review.approveNext }).click();
  await expect(heading(page, second.title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?post=${second.id}$`));
  await page.getByRole("button", { name: review.approveNext }).click();
  await expect(page.getByText(queues.allDone)).toBeVisible();
  await expect(page).toHaveURL(/proof-reader-posts$/);
  expect(errors).toEqual([]);
});

test("a queue follows the steps of others: what a colleague has approved leaves it within a minute", async () => {
  const { staff, submit } = await arrange();
  const [colleague, reader] = [await staff("Proofreader"), await staff("Proofreader")];
  const post = await submit();
  const { title } = post;

  const { page } = await openAs(view, "admin", reader, { own: true });
  await page.clock.install();
  await page.goto(`${url}/admin/proof-reader-posts`);
  const listed = page.getByRole("link", { name: title });
  await expect(listed).toBeVisible();
  await colleague.call(approvePost, { id: post.id, version: post.version, note: null });
  await page.clock.fastForward(61_000);
  await expect(listed).toHaveCount(0);
  await expect(page.getByText(adminEn.editorial.queues.empty)).toBeVisible();
});
