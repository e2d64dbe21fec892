import { postTypes } from "@polyphon/contract/content/content.ts";
import { ownPostFields } from "@polyphon/contract/content/own-posts/own-post.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copiesOf,
  draftFaults,
  draftOf,
  emptyDraft,
  inputOf,
  offeredNetworks,
  type OwnPost,
  withFreshImages,
} from "./own-post-draft.ts";

const text = "Words of one's own that are long enough for every network.";
const good = { ...emptyDraft("TEXT", "ENGLISH", networks), title: "A title of mine", text };

const example: OwnPost = {
  ...inputOf(good, networks),
  id: 1,
  version: 1,
  status: "PENDING",
  reason: null,
  thumbnailUrl: null,
  excerpt: "",
  updatedAt: "2026-11-16T10:00:00Z",
  postUrl: null,
  facebookUrl: null,
  videoEmbedCode: null,
  imageIds: [],
  attachmentId: null,
  attachmentTitle: null,
  notes: null,
  images: [],
  attachment: null,
  embedUrl: null,
  history: [],
  postId: null,
  shares: [],
  can: { edit: true, remove: true, share: false, resubmit: false },
};

describe("the form of an own post", () => {
  test("sends one text to the chosen networks, or a separate text to each network that has one", () => {
    const some = { ...good, networks: ["LINKEDIN", "XING"] as const };
    expect(copiesOf(some, networks)).toEqual({ LINKEDIN: text, XING: text });
    const each = { ...good, same: false, copy: { LINKEDIN: `${text} A`, FACEBOOK: "  " } };
    expect(copiesOf(each, networks)).toEqual({ LINKEDIN: `${text} A` });
  });

  test("offers X for everything but documents", () => {
    for (const type of postTypes)
      expect(offeredNetworks(type, networks).includes("TWITTER")).toBe(type !== "DOCUMENT");
  });

  test("keeps the pictures of its post under new addresses, and uploaded ones as long as they can be seen", () => {
    const until = (minutes: number) => Math.floor(Date.now() / 1_000) + minutes * 60;
    const image = (id: number, minutes: number) => {
      const url = `/media/${id}?e=${until(minutes)}&s=x`;
      return { id, url, thumbnailUrl: url };
    };
    const kept = { ...good, images: [image(1, -5), image(2, -5), image(3, 5)] };
    const { images } = withFreshImages(kept, { images: [image(1, 90)] });
    expect(images).toEqual([image(1, 90), image(3, 5)]);
  });

  test("names what is missing before it asks the server", () => {
    const reasons = (change: object) =>
      draftFaults({ ...good, ...change }, networks).map(({ field, reason }) => `${field}:${reason}`);
    expect(reasons({})).toEqual([]);
    expect(reasons({ title: "short" })).toEqual(["title:length"]);
    expect(reasons({ type: "IMAGE" })).toEqual(["imageIds:image_required"]);
    expect(reasons({ type: "VIDEO", embedded: true, videoEmbedCode: "nothing" })).toEqual([
      "videoEmbedCode:embed_invalid",
    ]);
    expect(reasons({ type: "DOCUMENT", networks: ["LINKEDIN"] })).toEqual(["attachmentId:validation"]);
    expect(reasons({ postUrl: "javascript:alert(1)" })).toEqual(["postUrl:url"]);
    expect(reasons({ text: "" })).toEqual(["copy:copy_empty"]);
  });

  test("sends only what the contract accepts once it finds no fault", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 400 }), (title, words) => {
        const draft = { ...good, title, text: words };
        if (draftFaults(draft, networks).length > 0) return;
        expect(ownPostFields.safeParse(inputOf(draft, networks)).success).toBe(true);
      }),
    );
  });
});

describe("people named in an own post", () => {
  const marked = `Thanks @[Eva Lang](urn:li:person:eva)! ${text}`;
  const named = { ...good, networks: ["LINKEDIN", "XING"] as const, text: marked };

  test("are linked on LinkedIn and named elsewhere, as when a post is shared", () => {
    expect(copiesOf(named, networks)).toEqual({ LINKEDIN: marked, XING: `Thanks Eva Lang! ${text}` });
  });

  test("do not turn the one text for all networks into several when the post is opened again", () => {
    const stored = { ...example, copy: copiesOf(named, networks) };
    expect(draftOf(stored)).toMatchObject({ same: true, text: marked, networks: ["LINKEDIN", "XING"] });
    const apart = { ...example, copy: { LINKEDIN: marked, XING: `Different: ${text}` } };
    expect(draftOf(apart).same).toBe(false);
  });
});
