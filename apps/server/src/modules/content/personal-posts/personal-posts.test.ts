import {
  listFrontPosts,
  listPosts,
  readFrontPost,
  readPost,
} from "@polyphon/contract/content/content.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { openOwnPostFixture, type OwnPostFixture } from "../../../../test/content/own-post-fixture.ts";
import { addCategory, addFrontUser, addPost, addStaff, connectLinkedin } from "../../../../test/people.ts";
import { refusal, shareInput } from "../../../../test/sharing/sharing-fixture.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { postsVisibleIn } from "../visibility/visible-posts.store.ts";

let fixture: OwnPostFixture;
beforeAll(async () => {
  fixture = await openOwnPostFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
}, 60_000);
afterAll(() => fixture.world.close());

describe("a personal post", () => {
  test("is opened and shared by its owner, and is not found by anybody else", async () => {
    const { postId } = await fixture.approved();
    const read = (token: string) => fixture.world.call(readFrontPost, { id: postId }, { token });
    expect((await read(fixture.author.token)).body).toMatchObject({
      id: postId,
      categoryId: null,
      source: "SHARED_OWN_POST",
      editable: true,
    });
    const colleague = await addFrontUser(fixture.world, fixture.company);
    await connectLinkedin(fixture.world, colleague);
    expect(refusal(await read(colleague.token))).toEqual([404, "not_found"]);
    const share = await fixture.world.call(
      sharePost,
      { ...shareInput(postId), socialShareType: "DIRECT" },
      { token: colleague.token },
    );
    expect(refusal(share)).toEqual([404, "not_found"]);
  });

  test("appears in no feed, search, list or count, not even its owner's", async () => {
    const word = unique("Solitary");
    const { postId } = await fixture.approved({ title: `${word} words` });
    const kept = await addPost(fixture.world, fixture.category, { title: `${word} post of staff` });
    const feed = await fixture.world.call(listFrontPosts, { limit: 100 }, { token: fixture.author.token });
    const ids = feed.body.items.map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(postId);
    const found = await fixture.world.call(listFrontPosts, { search: word }, { token: fixture.author.token });
    expect(found.body.items.map(({ id }) => id)).toEqual([kept]);

    const staff = await addStaff(fixture.world, userTypes.superAdmin, []);
    const list = await fixture.world.call(
      listPosts,
      { limit: 100, source: "SHARED_OWN_POST" },
      { token: staff.token },
    );
    expect(list.body).toMatchObject({ items: [], count: { value: 0, exact: true } });
    expect(refusal(await fixture.world.call(readPost, { id: postId }, { token: staff.token }))).toEqual([
      404,
      "post_not_found",
    ]);
    const seen = await inTransaction(fixture.world.database, allScope("demo"), (tx) =>
      postsVisibleIn(tx, fixture.company, [postId, kept]),
    );
    expect([...seen]).toEqual([kept]);
  });

  test("stays out of a feed of very many categories that is read in one scan", async () => {
    for (let at = 0; at < 45; at += 1) await addCategory(fixture.world, [fixture.company]);
    const { postId } = await fixture.approved();
    const kept = await addPost(fixture.world, fixture.category);
    const feed = await fixture.world.call(listFrontPosts, { limit: 100 }, { token: fixture.author.token });
    const ids = feed.body.items.map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(postId);
  });
});
