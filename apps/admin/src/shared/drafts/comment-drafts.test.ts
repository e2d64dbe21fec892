// @vitest-environment jsdom
import { limits } from "@polyphon/contract/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commentDrafts } from "./comment-drafts.ts";

const day = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a comment that was not sent is kept for its author and its post, and dropped when it is emptied", () => {
  commentDrafts.keep(7, 1, { text: "Who said that?", voice: "VOICE_2" });
  expect(commentDrafts.read(7, 1)).toEqual({ text: "Who said that?", voice: "VOICE_2" });
  expect([commentDrafts.read(7, 2), commentDrafts.read(8, 1)]).toEqual([null, null]);
  commentDrafts.keep(7, 1, { text: "", voice: null });
  expect(localStorage).toHaveLength(0);
});

test("drafts of comments end after some days and with the logout", () => {
  commentDrafts.keep(7, 1, { text: "Old.", voice: null });
  vi.advanceTimersByTime(limits.draft.keptDays * day);
  expect(commentDrafts.read(7, 1)).toBeNull();
  commentDrafts.keep(7, 2, { text: "New.", voice: null });
  expect(localStorage).toHaveLength(1);
  commentDrafts.dropAll();
  expect(localStorage).toHaveLength(0);
});

test("a draft that cannot be read is none", () => {
  for (const raw of ["", "{", "null", "[]", '{"text":"x"}', '{"at":1}']) {
    localStorage.setItem("polyphon-admin-comment-7-1", raw);
    expect(commentDrafts.read(7, 1)).toBeNull();
  }
});
