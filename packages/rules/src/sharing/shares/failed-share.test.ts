import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { takesPlace } from "../schedule/weekly-limit.ts";
import { isOpenFailure, mayShareAgain } from "./failed-share.ts";

const facts = fc.record({
  state: fc.constantFrom(...shareStates),
  dismissed: fc.boolean(),
  followed: fc.boolean(),
});

test("a share asks for attention or can be shared again only after it has failed", () => {
  fc.assert(
    fc.property(facts, (share) => {
      if (isOpenFailure(share) || mayShareAgain(share)) expect(share.state).toBe("FAILED");
      if (mayShareAgain(share)) expect(takesPlace(share.state)).toBe(false);
    }),
  );
});

test("a failure that was put aside asks for nothing, and can still be shared again", () => {
  fc.assert(
    fc.property(facts, (share) => {
      const dismissed = { ...share, dismissed: true };
      expect(isOpenFailure(dismissed)).toBe(false);
      expect(mayShareAgain(dismissed)).toBe(mayShareAgain(share));
    }),
  );
});

test("a failure that another share has followed asks for nothing and is not shared a second time", () => {
  fc.assert(
    fc.property(facts, (share) => {
      const followed = { ...share, followed: true };
      expect([isOpenFailure(followed), mayShareAgain(followed)]).toEqual([false, false]);
    }),
  );
});
