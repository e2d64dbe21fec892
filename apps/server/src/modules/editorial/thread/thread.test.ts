import { addPost } from "@polyphon/contract/content/content.contract.ts";
import {
  addPostComment,
  listPostComments,
  removePostComment,
} from "@polyphon/contract/editorial/thread.contract.ts";
import { listStaffNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

const say = (id: number, who: TestPerson, text: string, voice: "VOICE_1" | null = null, options = {}) =>
  fixture.world.call(addPostComment, { id, text, voice }, { token: who.token, ...options });
const comments = (id: number, who: TestPerson) =>
  fixture.world.call(listPostComments, { id, limit: 100 }, { token: who.token });
const remove = (id: number, key: number, who: TestPerson) =>
  fixture.world.call(removePostComment, { id, key }, { token: who.token });
const noticesOf = async (who: TestPerson, title: string) =>
  (await fixture.world.call(listStaffNotices, { limit: 50 }, { token: who.token })).body.items.filter(
    ({ kind, values }) => kind === "post-comment" && values["title"] === title,
  );

describe("the comments on a post", { timeout: 60_000 }, () => {
  test("are read by everybody of the provider who sees the post in the workflow, newest first", async () => {
    const post = await fixture.submit();
    await say(post.id, fixture.proofreader, "  Who said that?  ", "VOICE_1");
    await say(post.id, fixture.writer, "The plant manager.");
    for (const who of [fixture.writer, fixture.proofreader, fixture.chief, fixture.approver]) {
      const { body } = await comments(post.id, who);
      expect(body.items.map(({ text, voice }) => [text, voice])).toEqual([
        ["The plant manager.", null],
        ["Who said that?", "VOICE_1"],
      ]);
    }
    const { body } = await comments(post.id, fixture.proofreader);
    expect(body.items.map(({ own, can, by }) => [own, can.delete, by])).toEqual([
      [false, false, "Stella Staff"],
      [true, true, "Stella Staff"],
    ]);
  });

  test("are paged by key", async () => {
    const post = await fixture.submit();
    for (const text of ["one", "two", "three"]) await say(post.id, fixture.chief, text);
    const { token } = fixture.chief;
    const first = await fixture.world.call(listPostComments, { id: post.id, limit: 2 }, { token });
    expect(first.body.items.map(({ text }) => text)).toEqual(["three", "two"]);
    const rest = await fixture.world.call(
      listPostComments,
      { id: post.id, limit: 2, after: first.body.next ?? "" },
      { token },
    );
    expect(rest.body.items.map(({ text }) => text)).toEqual(["one"]);
  });

  test("are neither read nor written by other writers, other categories or a company's staff", async () => {
    const post = await fixture.submit();
    await say(post.id, fixture.proofreader, "Internal.");
    const other = await fixture.person(userTypes.writer);
    const elsewhere = await fixture.person(userTypes.approver, { categories: [] });
    for (const who of [other, elsewhere]) {
      expect((await comments(post.id, who)).status).toBe(404);
      expect((await say(post.id, who, "Hello")).status).toBe(404);
    }
    const client = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["list_wizard_post"],
      fixture.company,
    );
    expect((await comments(post.id, client)).status).toBe(403);
    expect((await say(post.id, client, "Hello")).status).toBe(403);
    expect((await remove(post.id, 1, client)).status).toBe(403);
  });

  test("of a company's own post notify none of the company's staff", async () => {
    const client = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["add_post", "list_wizard_post"],
      fixture.company,
    );
    const added = await fixture.world.call(addPost, fixture.fields(), { token: client.token });
    expect(added.status).toBe(200);
    expect((await say(added.body.id, fixture.chief, "They may not read this.")).status).toBe(200);
    const { rowCount } = await fixture.world.arrange((tx) =>
      tx.client.query("select from notice where account_id = $1", [client.id]),
    );
    expect(rowCount).toBe(0);
  });

  test("notify the writer and who commented before, once each, and not their author", async () => {
    const { writer, proofreader, chief } = fixture;
    const post = await fixture.submit();
    await say(post.id, proofreader, "x".repeat(300));
    const [notice] = await noticesOf(writer, post.title);
    expect(notice?.href).toBe(`/admin/writer-manage-post?post=${post.id}`);
    expect(notice?.values["text"]).toMatch(/^x{119}…$/);
    await say(post.id, chief, "And when?");
    expect((await noticesOf(proofreader, post.title)).map(({ href }) => href)).toEqual([
      `/admin/proof-reader-posts?post=${post.id}`,
    ]);
    expect(await noticesOf(writer, post.title)).toHaveLength(2);
    expect(await noticesOf(chief, post.title)).toEqual([]);
    const key = crypto.randomUUID();
    await say(post.id, writer, "In May.", null, { idempotencyKey: key });
    await say(post.id, writer, "In May.", null, { idempotencyKey: key });
    expect(await noticesOf(chief, post.title)).toHaveLength(1);
    expect((await comments(post.id, chief)).body.items).toHaveLength(3);
  });

  test("are deleted by their author within minutes, with what the bell says of them", async () => {
    const { writer, proofreader, chief, world } = fixture;
    const post = await fixture.submit();
    const { body } = await say(post.id, proofreader, "A slip.");
    expect((await remove(post.id, body.key, chief)).problem.error).toBe("comment_not_own");
    const other = await fixture.submit();
    expect((await remove(other.id, body.key, proofreader)).status).toBe(404);
    expect((await remove(post.id, body.key, proofreader)).status).toBe(200);
    expect((await comments(post.id, chief)).body.items).toEqual([]);
    expect(await noticesOf(writer, post.title)).toEqual([]);
    const late = await say(post.id, proofreader, "Stays.");
    await world.arrange((tx) =>
      tx.client.query("update post_comment set at = at - interval '11 minutes' where id = $1", [
        late.body.key,
      ]),
    );
    expect((await comments(post.id, proofreader)).body.items[0]?.can.delete).toBe(false);
    expect((await remove(post.id, late.body.key, proofreader)).problem.error).toBe("comment_too_old");
  });

  test("remain without a name when their author is erased", async () => {
    const post = await fixture.submit();
    const gone = await fixture.person(userTypes.proofreader);
    await say(post.id, gone, "What I said.");
    await fixture.world.arrange((tx) => tx.client.query("delete from account where id = $1", [gone.id]));
    const { body } = await comments(post.id, fixture.chief);
    expect(body.items).toMatchObject([{ by: null, own: false, text: "What I said." }]);
  });

  test.each(["", "   ", "x".repeat(2_001)])("are between one and 2,000 characters long", async (text) => {
    const post = await fixture.submit();
    expect((await say(post.id, fixture.chief, text)).status).toBe(400);
  });
});
