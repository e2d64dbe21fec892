import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PostCheckFacts, PostForm } from "./check-post.ts";
import { checkPost } from "./check-post.ts";

const facts: PostCheckFacts = {
  now: new Date("2026-11-18T10:00:00Z"),
  zone: "Europe/Berlin",
  utmMandatory: false,
  storedPublishAt: null,
};
const copy = "Our new plant runs on wind alone. Come and see how it was built.";
const form: PostForm = {
  type: "IMAGE",
  postUrl: "https://acme.com",
  facebookUrl: null,
  videoEmbedCode: null,
  shareType: "ALL",
  startsOn: null,
  attachment: null,
  campaignName: null,
  featuredUntil: null,
  publishAt: null,
  endsOn: null,
  voices: [{ voice: "VOICE_1", copy: { LINKEDIN: copy, TWITTER: copy } }],
  images: 1,
};
const faultsOf = (change: Partial<PostForm>, known: Partial<PostCheckFacts> = {}) =>
  checkPost({ ...form, ...change }, { ...facts, ...known }).map(({ field, reason, voice, network }) =>
    [field, reason, voice, network].filter((each) => each !== null).join(" "),
  );

describe("the post form", () => {
  test("accepts a post without faults", () => {
    expect(faultsOf({})).toEqual([]);
  });

  test("requires a campaign name when the category makes the UTM code mandatory [C5posts-28]", () => {
    expect(faultsOf({ campaignName: "  " }, { utmMandatory: true })).toEqual([
      "campaignName campaign_needed",
    ]);
    expect(faultsOf({ campaignName: "Wind" }, { utmMandatory: true })).toEqual([]);
  });

  test("requires 1 to 4 images for an image post [C5posts-10]", () => {
    const wrong = [0, 1, 2, 3, 4, 5].filter((images) => faultsOf({ images }).includes("imageIds validation"));
    expect(wrong).toEqual([0, 5]);
    expect(faultsOf({ type: "TEXT", images: 0 })).toEqual([]);
  });

  test("requires a file or a valid embed code for a video post [C5posts-18]", () => {
    expect(faultsOf({ type: "VIDEO", images: 0 })).toEqual(["attachmentId validation"]);
    expect(faultsOf({ type: "VIDEO", attachment: "VIDEO" })).toEqual([]);
    expect(faultsOf({ type: "VIDEO", attachment: "DOCUMENT" })).toEqual(["attachmentId validation"]);
    expect(faultsOf({ type: "VIDEO", videoEmbedCode: "https://youtu.be/abcdefghijk" })).toEqual([]);
    for (const videoEmbedCode of ["<script>alert(1)</script>", "https://films.example/1", "film"])
      expect(faultsOf({ type: "VIDEO", attachment: "VIDEO", videoEmbedCode })).toEqual([
        "videoEmbedCode embed_invalid",
      ]);
  });

  test("requires a document for a document post, which cannot be shared on X [C5posts-22]", () => {
    const voices = [{ voice: "VOICE_1" as const, copy: { LINKEDIN: copy } }];
    expect(faultsOf({ type: "DOCUMENT", images: 0, voices })).toEqual(["attachmentId validation"]);
    expect(faultsOf({ type: "DOCUMENT", attachment: "DOCUMENT", voices })).toEqual([]);
    expect(faultsOf({ type: "DOCUMENT", attachment: "DOCUMENT" })).toEqual([
      "voices document_not_on_x VOICE_1 TWITTER",
    ]);
    expect(faultsOf({ type: "DOCUMENT", attachment: "DOCUMENT", voices, shareType: "TWITTER" })).toEqual([
      "shareType document_not_on_x",
    ]);
  });

  test("takes the later of publish time and first day as the start", () => {
    const publishAt = new Date("2026-11-20T09:00:00Z");
    expect(faultsOf({ publishAt, startsOn: "2026-11-25", endsOn: "2026-11-24" })).toEqual([
      "endsOn validation",
    ]);
    expect(faultsOf({ publishAt, startsOn: "2026-11-25", featuredUntil: "2026-11-25" })).toEqual([
      "featuredUntil validation",
    ]);
    expect(faultsOf({ publishAt, startsOn: "2026-11-01", endsOn: "2026-11-20" })).toEqual([]);
  });

  test("refuses an end before the start, in the company's calendar [C5posts-23]", () => {
    const publishAt = new Date("2026-11-20T23:30:00Z");
    expect(faultsOf({ publishAt, endsOn: "2026-11-20" })).toEqual(["endsOn validation"]);
    expect(faultsOf({ publishAt, endsOn: "2026-11-21" })).toEqual([]);
  });

  test("takes a featured end date after the start and before the end only [C5posts-25] [C5posts-26]", () => {
    const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-29", "2026-11-30", "2026-12-01"];
    const publishAt = new Date("2026-11-20T09:00:00Z");
    const good = days.filter(
      (featuredUntil) => faultsOf({ publishAt, endsOn: "2026-11-30", featuredUntil }).length === 0,
    );
    expect(good).toEqual(["2026-11-21", "2026-11-29"]);
  });

  test("refuses a publish time in the past, unless the post is already published with it [C5posts-27]", () => {
    const publishAt = new Date("2026-11-18T10:00:00Z");
    expect(faultsOf({ publishAt })).toEqual(["publishAt schedule_in_past"]);
    expect(faultsOf({ publishAt: new Date(publishAt.getTime() + 1) })).toEqual([]);
    expect(faultsOf({ publishAt }, { storedPublishAt: publishAt })).toEqual([]);
  });

  test("names voice and network of every copy that is too long or too short [C5posts-09]", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3400 }), { minLength: 5, maxLength: 5 }), (lengths) => {
        const written = Object.fromEntries(
          networks.map((network, index) => [network, "x".repeat(lengths[index] ?? 0)]),
        );
        const found = faultsOf({ postUrl: null, voices: [{ voice: "VOICE_2", copy: written }] });
        const expected = networks.flatMap((network, index) => {
          const length = lengths[index] ?? 0;
          if (length === 0) return [];
          if (length > limits.copy.max[network]) return [`voices copy_too_long VOICE_2 ${network}`];
          return length < limits.copy.min[network] ? [`voices copy_too_short VOICE_2 ${network}`] : [];
        });
        expect(found).toEqual(
          lengths.every((length) => length === 0) ? ["voices copy_empty VOICE_2"] : expected,
        );
      }),
    );
  });

  test("refuses a voice without copy and a duplicate voice", () => {
    const voice = form.voices[0]!;
    expect(faultsOf({ voices: [voice, { voice: "VOICE_2", copy: { XING: " " } }] })).toEqual([
      "voices copy_empty VOICE_2",
    ]);
    expect(faultsOf({ voices: [voice, voice] })).toEqual(["voices validation VOICE_1"]);
  });
});
