import { randomUUID } from "node:crypto";
import { addPost, listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { approvePost } from "@polyphon/contract/editorial/editorial.contract.ts";
import { newStaff } from "../../actors/identity/staff-account.ts";
import { signIn } from "../../kit/people/caller.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { textPost } from "../../kit/records/text-post.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";

const view = { width: 1440, height: 900 } as const;

test("a queue follows the steps of others: what a colleague has approved leaves it within a minute", async () => {
  const admin = await superAdmin();
  const { topics } = await addFreshCompany(admin, { topics: 1 });
  const { categories } = await admin.call(listPostCategories, { search: topics[0] ?? "" });
  const categoryId = categories[0]?.id ?? 0;
  const staff = async (role: "Writer" | "Proofreader") =>
    signIn(url, await newStaff(role, [categoryId]), "ADMIN");
  const [writer, colleague, reader] = [
    await staff("Writer"),
    await staff("Proofreader"),
    await staff("Proofreader"),
  ];
  const title = `Lights out at the pier ${randomUUID().slice(0, 8)}`;
  const copy = "The pier went dark for an hour. What it taught us about backup power.";
  const post = await writer.call(addPost, textPost({ title, categoryId, copy }));

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
