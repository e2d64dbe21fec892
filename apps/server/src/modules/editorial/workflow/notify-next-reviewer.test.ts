import {
  countStaffUnread,
  listStaffNotices,
  markStaffNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { addCategory } from "../../../../test/people.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

async function mailsAbout(title: string) {
  const { rows } = await fixture.world.arrange((tx) =>
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

test("each step notifies whose turn it is: editors of the category, or the writer when it is returned", async () => {
  const { take, submit, proofreader, chief, approver, writer, category, world } = fixture;
  await world.arrange((tx) =>
    tx.client.query("update category set eic_emails = array['eic-office@mail.example'] where id = $1", [
      category,
    ]),
  );
  await world.arrange((tx) =>
    tx.client.query("update account set language = 'de' where id = $1", [writer.id]),
  );
  const away = await addCategory(world, [fixture.company]);
  await fixture.person(userTypes.proofreader, { categories: [away] });
  const everywhere = await fixture.person(userTypes.proofreader, { categories: [] });
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
  expect(toChiefs.map(({ recipient }) => recipient)).toEqual([chief.email, "eic-office@mail.example"]);
  const approved = await take(chief, "APPROVE", proofread.body, { note: "After the fair." });
  expect((await mailsAbout(post.title)).at(-1)).toMatchObject({
    recipient: approver.email,
    values: { note: "After the fair." },
  });
  const before = (await mailsAbout(post.title)).length;
  await take(approver, "PUBLISH", approved.body);
  expect(await mailsAbout(post.title)).toHaveLength(before);
});

test("only the next reviewer gets a bell notification, which is no longer new once it was shown", async () => {
  const { take, submit, proofreader, chief, writer, world } = fixture;
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

test("an editor whose address is also a notification e-mail gets one mail, in their own language", async () => {
  const { submit, world, category } = fixture;
  const double = await fixture.person(userTypes.proofreader, { categories: [category] });
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

test("a writer is notified when a post is rejected for good", async () => {
  const { take, submit, proofreader, chief, writer } = fixture;
  const post = await submit();
  const proofread = await take(proofreader, "APPROVE", post);
  await take(chief, "REJECT_BILLABLE", proofread.body);
  expect((await mailsAbout(post.title)).at(-1)).toMatchObject({
    template: "post-back",
    recipient: writer.email,
    values: { final: true },
  });
});

test("a refused step notifies nobody", async () => {
  const post = await fixture.submit();
  const before = (await mailsAbout(post.title)).length;
  await fixture.take(fixture.chief, "APPROVE", post);
  expect(await mailsAbout(post.title)).toHaveLength(before);
});
