import { describe, expect, it } from "vitest";
import type { Text } from "../../../shared/text/use-text.ts";
import { copyState, postChecks, readyCopies } from "./post-checks.ts";
import { emptyDraft, type PostDraft } from "./draft/post-draft.ts";

/** The texts do not matter here: a check is identified by its key and its values. */
const text: Text = (key, values = {}) => [key, ...Object.values(values)].join(" ");

const facts = { now: new Date("2026-11-17T12:00:00Z"), utmMandatory: false, stored: undefined, imageIds: [] };
const copy = "Our team has cut downtime by a third, by asking the night shift.";
const good: PostDraft = {
  ...emptyDraft("ENGLISH"),
  title: "What the night shift knew",
  categoryId: "4",
  postUrl: "https://northwind.example/night",
  voices: [{ voice: "VOICE_1", copy: { LINKEDIN: copy }, aiPercent: null }],
};

const faults = (change: Partial<PostDraft>, more: Partial<typeof facts> = {}) =>
  postChecks({ ...good, ...change }, { ...facts, ...more }, text)
    .filter(({ tone }) => tone === "bad")
    .map(({ field }) => field);

describe("the checks beside the post form", () => {
  it("find no fault in a complete post and list the networks without copy", () => {
    expect(faults({})).toEqual([]);
    const warnings = postChecks(good, facts, text).filter(({ tone }) => tone === "warn");
    expect(warnings.map(({ field }) => field.split(".").at(-1))).toEqual([
      "TWITTER",
      "XING",
      "FACEBOOK",
      "INSTAGRAM",
    ]);
  });

  it("name every fault at its field, in the order of the form", () => {
    expect(
      faults({
        title: "Short",
        categoryId: null,
        postUrl: "northwind",
        voices: [{ voice: "VOICE_1", copy: {}, aiPercent: null }],
      }),
    ).toEqual(["postUrl", "title", "voices.VOICE_1", "categoryId"]);
  });

  it("ask for a campaign name where the category makes the UTM code mandatory", () => {
    expect(faults({}, { utmMandatory: true })).toEqual(["campaignName"]);
    expect(faults({ campaignName: "windweek" }, { utmMandatory: true })).toEqual([]);
  });

  it("require date and time of a scheduled post, and a time in the future", () => {
    expect(faults({ when: "later" })).toEqual(["publishAt"]);
    expect(faults({ when: "later", publishDate: "2020-01-01", publishTime: "08:00" })).toEqual(["publishAt"]);
    expect(faults({ when: "later", publishDate: "2030-01-01", publishTime: "08:00" })).toEqual([]);
  });

  it("require an end date for a featured post [C5posts-24]", () => {
    expect(faults({ featured: true })).toEqual(["featuredUntil"]);
    expect(faults({ featured: true, featuredUntil: "2026-12-01" })).toEqual([]);
  });

  it("require a whole number above zero as serial number [C5posts-02]", () => {
    for (const serialNumber of ["12.5", "0", "-3", "abc"])
      expect(faults({ serialNumber })).toEqual(["serialNumber"]);
    for (const serialNumber of ["", "48213"]) expect(faults({ serialNumber })).toEqual([]);
  });

  it("require the media of the chosen type", () => {
    expect(faults({ type: "IMAGE" })).toEqual(["imageIds"]);
    expect(faults({ type: "VIDEO" })).toEqual(["attachmentId"]);
    expect(faults({ type: "VIDEO", videoFrom: "embed", embedCode: "film" })).toEqual(["videoEmbedCode"]);
    expect(faults({ type: "VIDEO", videoFrom: "embed" })).toEqual(["videoEmbedCode"]);
    expect(faults({ type: "DOCUMENT" })).toEqual(["attachmentId"]);
  });

  it("include the link in the length on each network: 280 characters with a link are too many on X", () => {
    const words = "x".repeat(256);
    expect(copyState(good, words, "TWITTER")).toBe("bad");
    expect(copyState({ ...good, postUrl: "" }, words, "TWITTER")).toBe("ok");
    expect(copyState(good, "  ", "TWITTER")).toBe("empty");
    const both = [{ voice: "VOICE_1", copy: { LINKEDIN: copy, TWITTER: words }, aiPercent: null }] as const;
    expect(faults({ voices: both })).toEqual(["voices.VOICE_1.TWITTER"]);
  });

  it("count only copy that fits as written", () => {
    expect(
      readyCopies({
        ...good,
        voices: [{ voice: "VOICE_1", copy: { LINKEDIN: copy, TWITTER: "too short" }, aiPercent: null }],
      }),
    ).toEqual({
      ready: 1,
      all: 15,
    });
  });
});
