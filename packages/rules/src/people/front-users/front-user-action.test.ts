import {
  frontUserActions,
  frontUserStatuses,
  type FrontUserAction,
  levels,
} from "@polyphon/contract/people/front-users/front-users.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionsFor, afterAction, isStopped, levelMayBecome, nextLevel } from "./front-user-action.ts";

const person = fc.record({
  status: fc.constantFrom(...frontUserStatuses),
  level: fc.constantFrom(...levels),
});
const actions = fc.array(fc.constantFrom(...frontUserActions), { maxLength: 20 });

describe("a staff action on an employee", () => {
  it("never lowers a level, in any order of actions", () => {
    fc.assert(
      fc.property(person, actions, fc.boolean(), (start, done, byProvider) => {
        let now = start;
        for (const action of done) {
          const after = afterAction(now, action, byProvider) ?? now;
          expect(levels.indexOf(after.level)).toBeGreaterThanOrEqual(levels.indexOf(now.level));
          expect(levelMayBecome(now.level, after.level)).toBe(true);
          now = after;
        }
      }),
    );
  });

  it("never changes a deleted employee", () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.boolean(), (level, byProvider) => {
        expect(actionsFor({ status: "DELETED", level }, byProvider)).toEqual([]);
      }),
    );
  });

  it("is offered exactly if it is possible, and changes something", () => {
    fc.assert(
      fc.property(person, fc.boolean(), (start, byProvider) => {
        for (const action of frontUserActions) {
          const after = afterAction(start, action, byProvider);
          expect(actionsFor(start, byProvider).includes(action)).toBe(after !== null);
          if (after) expect(after).not.toEqual(start);
        }
      }),
    );
  });

  it("by a company's staff is limited to what the provider's staff can do, without deactivating or reactivating", () => {
    fc.assert(
      fc.property(person, (start) => {
        const [own, all] = [actionsFor(start, false), actionsFor(start, true)];
        expect(all).toEqual(expect.arrayContaining(own));
        expect(own).not.toContain("DEACTIVATE");
        if (start.status === "DEACTIVATED") expect(own).not.toContain("ENABLE");
      }),
    );
  });

  it("can set each status that staff may set", () => {
    const member = { status: "ENABLED", level: "MEMBER" } as const;
    const given = (action: FrontUserAction) => afterAction(member, action, true)?.status;
    expect(["DISABLE", "DEACTIVATE", "DELETE"].map((word) => given(word as FrontUserAction))).toEqual([
      "DISABLED",
      "DEACTIVATED",
      "DELETED",
    ]);
    expect(afterAction({ ...member, status: "PENDING_APPROVAL" }, "ENABLE", false)?.status).toBe("ENABLED");
    expect(frontUserStatuses.filter(isStopped)).toEqual(["DISABLED", "DELETED", "DEACTIVATED"]);
  });

  it("promotes by one level, and nobody beyond the highest", () => {
    expect(levels.map(nextLevel)).toEqual(["INSIDER", "ELITE", null]);
  });
});
