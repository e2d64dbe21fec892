import { postStatuses } from "@polyphon/contract/content/content.ts";
import { afterEach, describe, expect, it } from "vitest";
import { setCompanyZone } from "../../../../shared/time/clock-zone.ts";
import { draftOf, duplicateOf, emptyDraft, inputOf, publishedAt, publishMoment } from "./post-draft.ts";
import { examplePost as stored } from "../../../../shared/testing/example-post.ts";

afterEach(() => setCompanyZone(null));

describe("the post form", () => {
  it("calls a post published only when it is: one that was returned after its time can still be moved", () => {
    const later = new Date("2026-11-18T00:00:00Z");
    expect(publishedAt(stored, later)).toBe(stored.publishAt);
    expect(publishedAt(stored, new Date("2026-11-17T07:30:00Z"))).toBeNull();
    for (const status of postStatuses.filter((one) => one !== "PUBLISHED"))
      expect(publishedAt({ ...stored, status }, later)).toBeNull();
    expect(publishedAt(undefined, later)).toBeNull();
  });

  it("sends an untouched post back unchanged, with its publish time to the millisecond", () => {
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
      serialNumber: 48213,
      definingTagIds: ["5"],
      curatorCodeId: 2,
      frontPageNews: true,
      dripDays: 5,
      groupIds: [3],
      imageSelectionMode: "ANY_ONE_AT_RANDOM",
      copyEditable: true,
    });
  });

  it("shows voices in order and leaves out blank copy", () => {
    const draft = draftOf(stored);
    expect(draft.voices.map((one) => one.voice)).toEqual(["VOICE_1", "VOICE_3"]);
    expect(inputOf(draft, [], stored).voices[0]).toEqual({
      voice: "VOICE_1",
      copy: { LINKEDIN: "First." },
      aiPercent: null,
    });
  });

  it("reads date and time by the company's clock and shows them again", () => {
    setCompanyZone("Pacific/Auckland");
    const draft = {
      ...emptyDraft("ENGLISH"),
      when: "later",
      publishDate: "2026-11-17",
      publishTime: "07:30",
    } as const;
    expect(publishMoment(draft)).toEqual(new Date("2026-11-16T18:30:00Z"));
    const { publishAt } = inputOf(draft, [], undefined);
    expect(publishAt).toBe("2026-11-16T18:30:00.000Z");
    expect(draftOf({ ...stored, publishAt })).toMatchObject({
      publishDate: draft.publishDate,
      publishTime: draft.publishTime,
    });
    expect(publishMoment({ ...draft, publishTime: "" })).toBeNull();
    expect(publishMoment({ ...draft, when: "now" })).toBeNull();
  });

  it("is a text post until it has a picture, and not featured while its switch is off", () => {
    const draft = { ...draftOf(stored), type: "TEXT", featured: false } as const;
    expect(inputOf(draft, [], stored)).toMatchObject({ type: "TEXT", featuredUntil: null });
    expect(inputOf(draft, [9], stored)).toMatchObject({ type: "IMAGE", imageIds: [9] });
  });

  it("sends either the file or the embed code of a video post, and no pictures", () => {
    const video = {
      id: 12,
      kind: "VIDEO",
      fileName: "a.mp4",
      bytes: 1,
      pages: null,
      seconds: null,
      url: "",
    } as const;
    const draft = { ...draftOf(stored), type: "VIDEO", video: { ...video, posterUrl: null } } as const;
    const file = inputOf({ ...draft, embedCode: "https://youtu.be/abcdefghijk" }, [9], stored);
    expect(file).toMatchObject({ attachmentId: 12, videoEmbedCode: null, imageIds: [] });
    const embedded = inputOf(
      { ...draft, videoFrom: "embed", embedCode: " https://youtu.be/abcdefghijk " },
      [],
      stored,
    );
    expect(embedded).toMatchObject({ attachmentId: null, videoEmbedCode: "https://youtu.be/abcdefghijk" });
  });

  it("keeps days and groups of front-page news only while it is front-page news", () => {
    const draft = draftOf(stored);
    expect(inputOf({ ...draft, news: "CLASSIC" }, [], stored)).toMatchObject({
      dripDays: null,
      groupIds: [3],
    });
    expect(inputOf({ ...draft, news: "OFF" }, [], stored)).toMatchObject({
      frontPageNews: false,
      dripDays: null,
      groupIds: [],
    });
  });

  it("starts a duplicate without the original's number, time and pin", () => {
    expect(duplicateOf(stored)).toMatchObject({
      title: stored.title,
      serialNumber: "",
      when: "now",
      publishDate: null,
      endsOn: null,
      featured: false,
      news: "OFF",
    });
  });
});
