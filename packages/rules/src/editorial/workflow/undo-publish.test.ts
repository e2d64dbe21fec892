import { postStatuses } from "@polyphon/contract/content/content.ts";
import { workflowActions } from "@polyphon/contract/editorial/editorial.ts";
import { limits } from "@polyphon/contract/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LastStep, type PublishedPost, undoRefusal } from "./undo-publish.ts";

const published = new Date("2026-11-19T10:00:00Z");
const post: PublishedPost = { status: "PUBLISHED", version: 5, killed: false, shared: false, decided: false };
const last: LastStep = { action: "PUBLISH", accountId: 7, at: published, version: 4 };
const after = (seconds: number, accountId = 7) => ({
  accountId,
  now: new Date(published.getTime() + seconds * 1000),
});

test("publishing is undone by whoever published, in time, while the post is as publishing left it", () => {
  expect(undoRefusal(post, last, after(8))).toBeNull();
  expect(undoRefusal(post, last, after(limits.editorial.undoSeconds))).toBeNull();
  expect(undoRefusal(post, last, after(limits.editorial.undoSeconds + 1))).toBe("undo_too_late");
  expect(undoRefusal(post, last, after(8, 8))).toBe("undo_not_own");
  expect(undoRefusal({ ...post, version: 6 }, last, after(8))).toBe("undo_changed");
  expect(undoRefusal({ ...post, killed: true }, last, after(8))).toBe("undo_changed");
  expect(undoRefusal({ ...post, decided: true }, last, after(8))).toBe("undo_changed");
  expect(undoRefusal({ ...post, shared: true }, last, after(8))).toBe("undo_shared");
  expect(undoRefusal(post, null, after(8))).toBe("workflow_refused");
});

test("whatever else is true, nothing but one's own fresh publication of an untouched post is undone", () => {
  const anyPost = fc.record({
    status: fc.constantFrom(...postStatuses),
    version: fc.integer({ min: 1, max: 9 }),
    killed: fc.boolean(),
    shared: fc.boolean(),
    decided: fc.boolean(),
  });
  const anyStep = fc.option(
    fc.record({
      action: fc.constantFrom(...workflowActions),
      accountId: fc.option(fc.integer({ min: 1, max: 3 })),
      at: fc.constant(published),
      version: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(
      anyPost,
      anyStep,
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 3 }),
      (found, step, seconds, who) => {
        const allowed = undoRefusal(found, step, after(seconds, who)) === null;
        const fits =
          found.status === "PUBLISHED" &&
          step?.action === "PUBLISH" &&
          step.accountId === who &&
          seconds <= limits.editorial.undoSeconds &&
          found.version === step.version + 1 &&
          !found.killed &&
          !found.shared &&
          !found.decided;
        return allowed === fits;
      },
    ),
  );
});
