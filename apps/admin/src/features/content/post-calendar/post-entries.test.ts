import { afterEach, expect, test } from "vitest";
import type { Texts } from "../../../shared/text/use-text.ts";
import { examplePost } from "../../../shared/testing/example-post.ts";
import { setCompanyZone } from "../../../shared/time/clock-zone.ts";
import type { PostRow } from "../post-list/post-row.ts";
import { postEntry } from "./post-entries.ts";

afterEach(() => setCompanyZone(null));

const texts = {
  text: (key: string, values: Readonly<Record<string, string>> = {}) =>
    [key, ...Object.values(values)].join(" "),
  language: "en",
} as unknown as Texts;
const now = new Date("2026-11-18T12:00:00Z");
const row = (change: Partial<PostRow>): PostRow => ({
  ...examplePost,
  can: { edit: true, duplicate: true, remove: true },
  thumbnailUrl: null,
  voices: 2,
  endsOn: null,
  ...change,
});
const entry = (change: Partial<PostRow>) => postEntry(row(change), now, texts);

test("a post stands on the day and minute of its company's clock, with its category", () => {
  setCompanyZone("Pacific/Auckland");
  const publishAt = "2026-11-20T18:30:00.000Z";
  expect(entry({ publishAt })).toMatchObject({
    key: "7",
    date: "2026-11-21",
    time: "07:30",
    title: examplePost.title,
    sub: "Energy",
  });
});

test("a post that employees see from a later day says which", () => {
  const publishAt = "2026-11-20T08:30:00.000Z";
  expect(entry({ publishAt, startsOn: "2026-11-23" })?.sub).toBe(
    "content.calendar.from 23-Nov-2026 · Energy",
  );
  expect(entry({ publishAt, startsOn: "2026-11-20" })?.sub).toBe("Energy");
});

test("its look says whether it is planned, visible, over, stopped or waits for somebody", () => {
  const toneOf = (change: Partial<PostRow>) => entry(change)?.tone;
  expect(toneOf({ publishAt: "2026-11-20T08:30:00.000Z" })).toBe("planned");
  expect(toneOf({ publishAt: "2026-11-17T08:30:00.000Z" })).toBe("done");
  expect(toneOf({ publishAt: "2026-11-01T08:30:00.000Z", endsOn: "2026-11-10" })).toBe("ended");
  expect(toneOf({ killedAt: "2026-11-18T08:00:00.000Z" })).toBe("bad");
  expect(toneOf({ status: "RETURNED_BY_APPROVER" })).toBe("ask");
});
