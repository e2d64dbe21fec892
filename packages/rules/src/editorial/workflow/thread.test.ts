import { postStatuses } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deleteRefusal, mayAssign, peopleOfThread } from "./thread.ts";
import { stepsOf } from "./workflow.ts";

const at = new Date("2026-11-19T10:00:00Z");
const after = (minutes: number) => ({ accountId: 7, now: new Date(at.getTime() + minutes * 60_000) });

test("a comment is deleted by its author alone, and only for some minutes", () => {
  const { commentDeleteMinutes } = limits.editorial;
  expect(deleteRefusal({ accountId: 7, at }, after(commentDeleteMinutes))).toBeNull();
  expect(deleteRefusal({ accountId: 7, at }, after(commentDeleteMinutes + 1))).toBe("comment_too_old");
  expect(deleteRefusal({ accountId: 8, at }, after(1))).toBe("comment_not_own");
  expect(deleteRefusal({ accountId: null, at }, after(1))).toBe("comment_not_own");
});

test("everybody of the thread hears of a comment once, except its author", () => {
  const id = fc.integer({ min: 1, max: 6 });
  const thread = fc.record({ writerId: fc.option(id), assigneeId: fc.option(id), commenters: fc.array(id) });
  fc.assert(
    fc.property(thread, id, (found, author) => {
      const heard = peopleOfThread(found, author);
      const known = [found.writerId, found.assigneeId, ...found.commenters];
      expect(new Set(heard).size).toBe(heard.length);
      expect(heard).not.toContain(author);
      for (const one of known) if (one !== null && one !== author) expect(heard).toContain(one);
      for (const one of heard) expect(known).toContain(one);
    }),
  );
});

test("a post is assigned by those whose turn it is, and a returned one by nobody", () => {
  for (const status of postStatuses)
    for (const userType of Object.values(userTypes)) {
      const worker = { accountId: 1, userType, readyToPublish: false, categoryIds: [3] };
      const post = { status, categoryId: 3, createdBy: 1 };
      const turn = userType !== userTypes.writer && stepsOf(worker, post).length > 0;
      expect(mayAssign(worker, post)).toBe(turn);
    }
});
