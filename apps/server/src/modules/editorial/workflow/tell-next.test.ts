import {
  countStaffUnread,
  listStaffNotices,
  markStaffNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EditorialDesk, openEditorialDesk } from "../../../../test/editorial/editorial-desk.ts";
import { addCategory } from "../../../../test/people.ts";

let desk: EditorialDesk;
beforeAll(async () => {
  desk = await openEditorialDesk();
}, 60_000);
afterAll(() => desk.world.close());

async function mailsAbout(title: string) {
  const { rows } = await desk.world.arrange((tx) =>
    tx.client.query<{
      template: string;
      recipient: string;
      language: string;
      values: Record<string, unknown>;
    }>("select template, recipient, language, values from mail where values->>'title' = $1 order by id", [
      title,
    ]),
  );
  return rows;
}

test("each step is told to whose turn it is: editors of the category, the writer when it comes back", async () => {
  const { take, submit, proofreader, chief, approver, writer, category, world } = desk;
  await world.arrange((tx) =>
    tx.client.query("update category set eic_emails = array['eic-desk@mail.example'] where id = $1", [
      category,
    ]),
  );
  await world.arrange((tx) =>
    tx.client.query("update account set language = 'de' where id = $1", [writer.id]),
  );
  const away = await addCategory(world, [desk.company]);
  await desk.person(userTypes.proofreader, { categories: [away] });
  const everywhere = await desk.person(userTypes.proofreader, { categories: [] });
  const post = await submit();
  const first = await mailsAbout(post.title);
  expect(first.map(({ recipient }) => recipient).toSorted()).toEqual(
    [proofreader.email, everywhere.email].toSorted(),
  );
  expect(first[0]).toMatchObject({ template: "post-waiting", values: { category: post.categoryName } });
  expect(String(first[0]?.values["url"])).toMatch(/proof-reader-posts\?post=\d+$/);

  const rejected = await take(proofreader, "REJECT", post, { reason: "Say who said it." });
  expect((await mailsAbout(post.title)).at(-1)).toMatchObject({
    template: "post-back",
    recipient: writer.email,
    language: "de",
    values: { reason: "Say who said it.", voices: [1], final: false },
  });
  const again = await take(writer, "RESUBMIT", rejected.body);
  const proofread = await take(proofreader, "APPROVE", again.body);
  const toChiefs = (await mailsAbout(post.title)).filter(({ values }) =>
    /eic-manage/.test(String(values["url"])),
  );
  expect(toChiefs.map(({ recipient }) => recipient)).toEqual([chief.email, "eic-desk@mail.example"]);
  const approved = await take(chief, "APPROVE", proofread.body, { note: "After the fair." });
  expect((await mailsAbout(post.title)).at(-1)).toMatchObject({
    recipient: approver.email,
    values: { note: "After the fair." },
  });
  const before = (await mailsAbout(post.title)).length;
  await take(approver, "PUBLISH", approved.body);
  expect(await mailsAbout(post.title)).toHaveLength(before);
});

test("whose turn it is finds the post behind the bell, nobody else does, and what was on the screen is not new any more", async () => {
  const { take, submit, proofreader, chief, writer, world } = desk;
  const noticesOf = async ({ token }: { token: string }) =>
    (await world.call(listStaffNotices, { limit: 5 }, { token })).body.items;
  const unread = async ({ token }: { token: string }) =>
    (await world.call(countStaffUnread, {}, { token })).body.count;
  const before = await unread(proofreader);
  const post = await submit();
  const [waiting] = await noticesOf(proofreader);
  expect(waiting).toMatchObject({
    kind: "post-waiting",
    values: { title: post.title, category: post.categoryName },
    href: `/admin/proof-reader-posts?post=${post.id}`,
    seen: false,
  });
  expect(await unread(proofreader)).toBe(before + 1);
  expect((await noticesOf(chief)).map(({ values }) => values["title"])).not.toContain(post.title);

  const until = waiting?.createdAt ?? "";
  const rejected = await take(proofreader, "REJECT", post, { reason: "Say who said it." });
  expect((await noticesOf(writer))[0]).toMatchObject({
    kind: "post-back",
    values: { reason: "Say who said it." },
    href: `/admin/writer-manage-post?post=${post.id}`,
  });
  await take(writer, "RESUBMIT", rejected.body);
  const { body } = await world.call(markStaffNoticesSeen, { until }, { token: proofreader.token });
  expect(body.count).toBe(1);
  expect((await noticesOf(proofreader)).map(({ seen }) => seen).slice(0, 2)).toEqual([false, true]);
});

test("an editor who is also written to besides is told once, in the own language", async () => {
  const { submit, world, category } = desk;
  const double = await desk.person(userTypes.proofreader, { categories: [category] });
  await world.arrange((tx) =>
    tx.client.query("update account set language = 'de' where id = $1", [double.id]),
  );
  await world.arrange((tx) =>
    tx.client.query("update role_assignment set notification_emails = array[$2] where account_id = $1", [
      double.id,
      double.email,
    ]),
  );
  const post = await submit();
  const mine = (await mailsAbout(post.title)).filter(({ recipient }) => recipient === double.email);
  expect(mine.map(({ language }) => language)).toEqual(["de"]);
  const { items } = (await world.call(listStaffNotices, { limit: 5 }, { token: double.token })).body;
  expect(items.map(({ values }) => values["title"])).toEqual([post.title]);
});

test("a post that is rejected for good says so to its writer", async () => {
  const { take, submit, proofreader, chief, writer } = desk;
  const post = await submit();
  const proofread = await take(proofreader, "APPROVE", post);
  await take(chief, "REJECT_BILLABLE", proofread.body);
  expect((await mailsAbout(post.title)).at(-1)).toMatchObject({
    template: "post-back",
    recipient: writer.email,
    values: { final: true },
  });
});

test("a step that is refused tells nobody", async () => {
  const post = await desk.submit();
  const before = (await mailsAbout(post.title)).length;
  await desk.take(desk.chief, "APPROVE", post);
  expect(await mailsAbout(post.title)).toHaveLength(before);
});
