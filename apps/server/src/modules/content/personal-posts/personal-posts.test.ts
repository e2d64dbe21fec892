import {
  listFrontPosts,
  listPosts,
  readFrontPost,
  readPost,
} from "@polyphon/contract/content/content.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/ground.ts";
import { openOwnPostDesk, type OwnPostDesk } from "../../../../test/content/own-post-desk.ts";
import { addCategory, addFrontUser, addPost, addStaff, connectLinkedin } from "../../../../test/people.ts";
import { refusal, wish } from "../../../../test/sharing/sharing-desk.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { postsVisibleIn } from "../visibility/visible-posts.store.ts";

let desk: OwnPostDesk;
beforeAll(async () => {
  desk = await openOwnPostDesk({ settings: { SHARE_ANSWER_SECONDS: "0" } });
}, 60_000);
afterAll(() => desk.world.close());

describe("a personal post", () => {
  test("is opened and shared by its owner and exists for nobody else", async () => {
    const { postId } = await desk.approved();
    const read = (token: string) => desk.world.call(readFrontPost, { id: postId }, { token });
    expect((await read(desk.author.token)).body).toMatchObject({
      id: postId,
      categoryId: null,
      source: "SHARED_OWN_POST",
      editable: true,
    });
    const colleague = await addFrontUser(desk.world, desk.company);
    await connectLinkedin(desk.world, colleague);
    expect(refusal(await read(colleague.token))).toEqual([404, "not_found"]);
    const share = await desk.world.call(
      sharePost,
      { ...wish(postId), socialShareType: "DIRECT" },
      { token: colleague.token },
    );
    expect(refusal(share)).toEqual([404, "not_found"]);
  });

  test("is in nobody's feed, search, list or count, its owner's included", async () => {
    const word = unique("Solitary");
    const { postId } = await desk.approved({ title: `${word} words` });
    const kept = await addPost(desk.world, desk.category, { title: `${word} post of staff` });
    const feed = await desk.world.call(listFrontPosts, { limit: 100 }, { token: desk.author.token });
    const ids = feed.body.items.map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(postId);
    const found = await desk.world.call(listFrontPosts, { search: word }, { token: desk.author.token });
    expect(found.body.items.map(({ id }) => id)).toEqual([kept]);

    const staff = await addStaff(desk.world, userTypes.superAdmin, []);
    const list = await desk.world.call(
      listPosts,
      { limit: 100, source: "SHARED_OWN_POST" },
      { token: staff.token },
    );
    expect(list.body).toMatchObject({ items: [], count: { value: 0, exact: true } });
    expect(refusal(await desk.world.call(readPost, { id: postId }, { token: staff.token }))).toEqual([
      404,
      "post_not_found",
    ]);
    const seen = await inTransaction(desk.world.database, allScope("demo"), (tx) =>
      postsVisibleIn(tx, desk.company, [postId, kept]),
    );
    expect([...seen]).toEqual([kept]);
  });

  test("stays out of a feed of very many categories, which is read in one walk", async () => {
    for (let at = 0; at < 45; at += 1) await addCategory(desk.world, [desk.company]);
    const { postId } = await desk.approved();
    const kept = await addPost(desk.world, desk.category);
    const feed = await desk.world.call(listFrontPosts, { limit: 100 }, { token: desk.author.token });
    const ids = feed.body.items.map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(postId);
  });
});
