import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { describe, expect, it } from "vitest";
import { postState, postStateWords } from "./post-state.ts";

const now = new Date("2026-11-17T12:00:00Z");
const post = {
  status: "PUBLISHED",
  killedAt: null,
  publishAt: "2026-11-01T08:00:00.000Z",
  startsOn: null,
  endsOn: null,
} as const;

describe("the state of a post in the back office", () => {
  it("is visible from its publish time to the end of its last day", () => {
    expect(postState(post, now)).toBe("visible");
    expect(postState({ ...post, publishAt: now.toISOString() }, now)).toBe("visible");
    expect(postState({ ...post, endsOn: "2026-11-17" }, now)).toBe("visible");
  });

  it("is scheduled before its publish time and ended after its last day", () => {
    expect(postState({ ...post, publishAt: "2026-11-17T12:00:01.000Z" }, now)).toBe("scheduled");
    expect(postState({ ...post, endsOn: "2026-11-16" }, now)).toBe("ended");
  });

  it("is scheduled until its first day, and stopped while a switch keeps it back", () => {
    expect(postState({ ...post, startsOn: "2026-11-18" }, now)).toBe("scheduled");
    expect(postState({ ...post, startsOn: "2026-11-17" }, now)).toBe("visible");
    for (const endsOn of [null, "2026-11-16"])
      expect(postState({ ...post, endsOn, killedAt: "2026-11-16T08:00:00.000Z" }, now)).toBe("stopped");
  });

  it("belongs to the editorial workflow until it is published", () => {
    expect(postState({ ...post, status: "IN_APPROVAL" }, now)).toBeNull();
  });

  it("reads Pending while a post waits for the proofreader [A4-18] [C4-02]", () => {
    const english = (key: string) =>
      key.split(".").reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], adminEn);
    const { words } = postStateWords({ ...post, status: "IN_PROOF_READING" }, now, (key) =>
      String(english(key)),
    );
    expect(words).toBe("Pending");
  });
});
