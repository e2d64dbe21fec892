import { postTypes } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOwnPost, type OwnPostForm, ownPartsInUse } from "./check-own-post.ts";

const text = "A text of one's own that is long enough for every network of all.";
const form: OwnPostForm = {
  type: "TEXT",
  copy: { LINKEDIN: text },
  postUrl: null,
  facebookUrl: null,
  videoEmbedCode: null,
  images: 0,
  attachment: null,
};
const reasons = (change: Partial<OwnPostForm>) =>
  checkOwnPost({ ...form, ...change }).map(({ reason }) => reason);

describe("an own post", () => {
  test("needs one to four pictures", () => {
    fc.assert(
      fc.property(fc.nat(20), (images) => {
        const wanted = images === 0 ? ["image_required"] : images > limits.post.images ? ["image_limit"] : [];
        expect(reasons({ type: "IMAGE", images })).toEqual(wanted);
      }),
    );
  });

  test("is refused with an embed code of an unknown player [B5.2-22]", () => {
    expect(reasons({ type: "VIDEO", videoEmbedCode: "https://evil.example/v" })).toEqual(["embed_invalid"]);
    expect(reasons({ type: "VIDEO", videoEmbedCode: "https://youtu.be/dQw4w9WgXcQ" })).toEqual([]);
  });

  test("needs at least one text, and each within the length of its network", () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), (network) => {
        const long = "x".repeat(limits.copy.max[network] + 1);
        const [fault] = checkOwnPost({ ...form, copy: { [network]: long } });
        expect(fault).toMatchObject({ field: "copy", reason: "copy_too_long", network });
      }),
    );
    expect(reasons({ copy: {} })).toEqual(["copy_empty"]);
    expect(reasons({ copy: { LINKEDIN: "   " } })).toEqual(["copy_empty"]);
  });

  test("keeps only the parts that its type uses", () => {
    fc.assert(
      fc.property(fc.constantFrom(...postTypes), fc.option(fc.constant("code")), (type, videoEmbedCode) => {
        const kept = ownPartsInUse({
          type,
          imageIds: [1, 2],
          attachmentId: 3,
          attachmentTitle: "file",
          videoEmbedCode,
        });
        expect(kept.imageIds.length > 0).toBe(type === "IMAGE");
        expect(kept.videoEmbedCode !== null).toBe(type === "VIDEO" && videoEmbedCode !== null);
        expect(kept.attachmentId !== null).toBe(
          type === "DOCUMENT" || (type === "VIDEO" && videoEmbedCode === null),
        );
      }),
    );
  });
});
