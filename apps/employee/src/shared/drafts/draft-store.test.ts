// @vitest-environment jsdom
import { limits } from "@polyphon/contract/limits.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftStore } from "./draft-store.ts";

const [nele, jonas] = [7, 77];
const day = 86_400_000;
const valueOf = (accountId: number, what: string) => draftStore.read(accountId, what)?.value ?? null;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a draft", () => {
  test("is only of the account that typed it, whatever the ids begin with", () => {
    draftStore.keep(nele, "share-1", { text: "hers" });
    draftStore.keep(jonas, "share-1", { text: "his" });
    expect([valueOf(nele, "share-1"), valueOf(jonas, "share-1")]).toEqual([
      { text: "hers" },
      { text: "his" },
    ]);
    draftStore.dropAll(nele);
    expect([valueOf(nele, "share-1"), valueOf(jonas, "share-1")]).toEqual([null, { text: "his" }]);
  });

  test("ends some days after it was last changed, and is cleared away then", () => {
    localStorage.setItem("polyphon-front-session", "not a draft");
    draftStore.keep(nele, "share-1", "old");
    vi.advanceTimersByTime((limits.draft.keptDays - 1) * day);
    draftStore.keep(nele, "share-1", "old");
    draftStore.keep(nele, "share-2", "newer");
    expect(valueOf(nele, "share-1")).toBe("old");
    vi.advanceTimersByTime(day);
    expect(valueOf(nele, "share-1")).toBe(null);
    draftStore.dropOld();
    expect(localStorage).toHaveLength(2);
    expect(valueOf(nele, "share-2")).toBe("newer");
  });

  test("that cannot be read is none", () => {
    for (const raw of ["", "{", "null", "[]", '{"value":1}', '{"at":"today","value":1}']) {
      localStorage.setItem(`polyphon-draft-${nele}-share-1`, raw);
      expect(valueOf(nele, "share-1")).toBe(null);
    }
  });

  test("that finds no room leaves the text on the screen as it is", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => draftStore.keep(nele, "share-1", "text")).not.toThrow();
    full.mockRestore();
  });
});
