import { expect, test } from "vitest";
import type { Text } from "../../../shared/text/use-text.ts";
import { examplePost } from "../../../shared/testing/example-post.ts";
import type { PostRow } from "../post-list/post-row.ts";
import { localDay, postEntry } from "./post-entries.ts";

const text = ((key: string) => key) as unknown as Text;
const now = new Date("2026-11-18T12:00:00Z");
const row = (change: Partial<PostRow>): PostRow => ({
  ...examplePost,
  can: { edit: true, duplicate: true, remove: true },
  thumbnailUrl: null,
  voices: 2,
  endsOn: null,
  ...change,
});
const entry = (change: Partial<PostRow>) => postEntry(row(change), now, text);

test("a post stands on the reader's day and minute, with its category", () => {
  const publishAt = "2026-11-20T08:30:00.000Z";
  expect(entry({ publishAt })).toMatchObject({
    key: "7",
    date: localDay(publishAt),
    time: expect.stringMatching(/^\d\d:30$/),
    title: examplePost.title,
    sub: "Energy",
  });
});

test("its look says whether it is planned, visible, over, stopped or waits for somebody", () => {
  const toneOf = (change: Partial<PostRow>) => entry(change)?.tone;
  expect(toneOf({ publishAt: "2026-11-20T08:30:00.000Z" })).toBe("planned");
  expect(toneOf({ publishAt: "2026-11-17T08:30:00.000Z" })).toBe("done");
  expect(toneOf({ publishAt: "2026-11-01T08:30:00.000Z", endsOn: "2026-11-10" })).toBe("ended");
  expect(toneOf({ killedAt: "2026-11-18T08:00:00.000Z" })).toBe("bad");
  expect(toneOf({ status: "RETURNED_BY_APPROVER" })).toBe("ask");
});
