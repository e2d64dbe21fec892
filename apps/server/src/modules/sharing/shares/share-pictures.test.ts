import { readSharePictures } from "@polyphon/contract/sharing/share-pictures.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { addPicture, addShare } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
});
afterAll(() => fixture.world.close());

const picturesOf = (by: TestPerson, shareId: number) =>
  fixture.world.call(readSharePictures, { shareId }, { token: by.token });
const choose = (shareId: number, ids: readonly number[]) =>
  fixture.world.arrange((tx) =>
    tx.client.query("update share set picture_ids = $2 where id = $1", [shareId, ids]),
  );

async function sharedPost() {
  const by = await addFrontUser(fixture.world, fixture.company);
  const postId = await fixture.newPost();
  const ids = [await addPicture(fixture.world, postId, 1), await addPicture(fixture.world, postId, 2)];
  return { by, postId, ids, shareId: await addShare(fixture.world, by, postId) };
}

test("a share's pictures are the post's, or the person's own choice in its order", async () => {
  const { by, ids, shareId } = await sharedPost();
  const { pictures } = (await picturesOf(by, shareId)).body;
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(2);
  await choose(shareId, ids.toReversed());
  expect((await picturesOf(by, shareId)).body.pictures).toEqual(pictures.toReversed());
  await choose(shareId, ids.slice(1));
  expect((await picturesOf(by, shareId)).body.pictures).toEqual(pictures.slice(1));
});

test("a picture at random is the one that goes out, whenever it is asked for", async () => {
  const { by, postId, shareId } = await sharedPost();
  const all = (await picturesOf(by, shareId)).body.pictures;
  await fixture.world.arrange((tx) =>
    tx.client.query("update post set image_selection_mode = 'ANY_ONE_AT_RANDOM' where id = $1", [postId]),
  );
  const { pictures } = (await picturesOf(by, shareId)).body;
  expect(pictures).toEqual(all.slice(shareId % 2).slice(0, 1));
});

test("a colleague's share has no pictures to be seen", async () => {
  const { shareId } = await sharedPost();
  const colleague = await addFrontUser(fixture.world, fixture.company);
  expect(refusal(await picturesOf(colleague, shareId))).toEqual([404, "not_found"]);
});
