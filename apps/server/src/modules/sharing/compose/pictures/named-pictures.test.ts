import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { readSharePictures } from "@polyphon/contract/sharing/share-pictures.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../../../../../test/people.ts";
import { addPicture } from "../../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  shareInput,
  type SharingFixture,
} from "../../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

type Named = NonNullable<CallOf<typeof sharePost>["pictures"]>;

const share = (by: TestPerson, postId: number, pictures: Named) =>
  fixture.world.call(
    sharePost,
    { ...shareInput(postId), socialShareType: "DIRECT", changeImage: true, pictures },
    { token: by.token },
  );

/** A picture that a person has uploaded. */
async function uploaded(by: TestPerson): Promise<number> {
  const id = await addPicture(fixture.world, await fixture.newPost());
  await fixture.world.arrange((tx) =>
    tx.client.query("update media set created_by = $2, company_id = $3 where id = $1", [
      id,
      by.id,
      by.companyId,
    ]),
  );
  return id;
}

async function postWithPictures() {
  const postId = await fixture.newPost();
  return {
    postId,
    first: await addPicture(fixture.world, postId, 1),
    second: await addPicture(fixture.world, postId, 2),
  };
}

const stored = async (shareId: number) => {
  const { rows } = await fixture.world.arrange((tx) =>
    tx.client.query<{ picture_ids: number[]; picture_alts: string[] | null }>(
      "select picture_ids, picture_alts from share where id = $1",
      [shareId],
    ),
  );
  return rows[0];
};

describe("the pictures that a person puts together for a share", () => {
  test("go out in the person's order with the texts for those who do not see them, own ones among them", async () => {
    const by = await fixture.connected();
    const { postId, first, second } = await postWithPictures();
    const own = await uploaded(by);
    const answer = await share(by, postId, [
      { mediaId: second, altText: " A mast " },
      { mediaId: own },
      { mediaId: first },
    ]);
    const shareId = answer.body.shares[0]?.id ?? 0;
    expect(await stored(shareId)).toEqual({
      picture_ids: [second, own, first],
      picture_alts: ["A mast", "", ""],
    });
    const { body } = await fixture.world.call(readSharePictures, { shareId }, { token: by.token });
    expect(body.pictures.map(({ altText }) => altText)).toEqual(["A mast", "", ""]);
  });

  test("are none of a colleague's, of another post or named twice", async () => {
    const [by, colleague] = [await fixture.connected(), await fixture.connected()];
    const { postId, first } = await postWithPictures();
    const other = await postWithPictures();
    for (const pictures of [
      [{ mediaId: await uploaded(colleague) }],
      [{ mediaId: other.first }],
      [{ mediaId: first }, { mediaId: first }],
      [{ galleryImageId: 999_999 }],
    ])
      expect(refusal(await share(by, postId, pictures))).toEqual([422, "media_not_usable"]);
    for (const picture of [{ altText: "nothing" }, { mediaId: first, galleryImageId: 1 }] as unknown as Named)
      expect(refusal(await share(by, postId, [picture]))).toEqual([400, "validation"]);
  });

  test("may not be own ones where the company's text is fixed", async () => {
    const by = await fixture.connected();
    const { postId } = await postWithPictures();
    const own = [{ mediaId: await uploaded(by) }];
    const company = (set: string) =>
      fixture.world.arrange((tx) =>
        tx.client.query(`update company set ${set} where id = $1`, [by.companyId]),
      );
    await company("locked_down_copy = true");
    expect(refusal(await share(by, postId, own))).toEqual([422, "media_not_usable"]);
    await company("locked_down_copy = false");
    expect((await share(by, postId, own)).status).toBe(200);
    const other = await postWithPictures();
    expect((await share(by, other.postId, [{ mediaId: other.first }])).status).toBe(200);
  });

  test("are described without prohibited words", async () => {
    const by = await fixture.connected();
    const { postId, first } = await postWithPictures();
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set prohibited_hashtags = '{#secret}' where id = $1", [by.companyId]),
    );
    const answer = await share(by, postId, [{ mediaId: first, altText: "The #secret plan" }]);
    expect(refusal(answer)).toEqual([422, "prohibited_hashtag"]);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set prohibited_hashtags = '{}' where id = $1", [by.companyId]),
    );
  });
});
