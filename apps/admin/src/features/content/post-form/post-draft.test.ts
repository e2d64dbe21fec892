import { describe, expect, it } from "vitest";
import { draftOf, emptyDraft, inputOf, publishMoment, type StoredPost } from "./post-draft.ts";

const stored: StoredPost = {
  id: 7,
  version: 3,
  title: "What the night shift knew",
  categoryId: 4,
  categoryName: "Energy",
  source: "ORIGINAL",
  type: "IMAGE",
  language: "ENGLISH",
  postUrl: "https://northwind.example/night",
  campaignName: "windweek",
  notes: null,
  featuredUntil: "2026-12-01",
  frontPageNews: true,
  publishAt: "2026-11-17T07:30:42.123Z",
  endsOn: "2026-12-15",
  voices: [
    { voice: "VOICE_3", copy: { LINKEDIN: "Third." } },
    { voice: "VOICE_1", copy: { LINKEDIN: "First.", TWITTER: "  " } },
  ],
  imageIds: [9, 8],
  images: [],
  status: "PUBLISHED",
  createdAt: "2026-11-01T00:00:00.000Z",
  shares: 0,
  clicks: 0,
  can: { edit: true },
};

describe("the post form", () => {
  it("sends an untouched post back as it was, with its publish time to the millisecond", () => {
    const input = inputOf(draftOf(stored), stored.imageIds, stored);
    expect(input).toMatchObject({
      title: stored.title,
      categoryId: "4",
      type: "IMAGE",
      publishAt: stored.publishAt,
      endsOn: stored.endsOn,
      featuredUntil: stored.featuredUntil,
      campaignName: "windweek",
      notes: null,
      imageIds: [9, 8],
    });
  });

  it("shows voices in their order and leaves out copy that is only blanks", () => {
    const draft = draftOf(stored);
    expect(draft.voices.map((one) => one.voice)).toEqual(["VOICE_1", "VOICE_3"]);
    expect(inputOf(draft, [], stored).voices[0]).toEqual({ voice: "VOICE_1", copy: { LINKEDIN: "First." } });
  });

  it("takes date and time in the zone of the browser", () => {
    const draft = {
      ...emptyDraft("ENGLISH"),
      when: "later",
      publishDate: "2026-11-17",
      publishTime: "07:30",
    } as const;
    expect(publishMoment(draft)).toEqual(new Date(2026, 10, 17, 7, 30));
    expect(inputOf(draft, [], undefined).publishAt).toBe(new Date(2026, 10, 17, 7, 30).toISOString());
    expect(publishMoment({ ...draft, publishTime: "" })).toBeNull();
    expect(publishMoment({ ...draft, when: "now" })).toBeNull();
  });

  it("is a text post without pictures, and not featured while its switch is off", () => {
    const input = inputOf({ ...draftOf(stored), featured: false }, [], stored);
    expect(input).toMatchObject({ type: "TEXT", featuredUntil: null });
  });
});
