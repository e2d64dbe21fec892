import { limits } from "@polyphon/contract/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeSession } from "./session-clock.ts";

const end = 1_800_000_000_000;
const at = (left: number, rest = {}) =>
  judgeSession({ now: end - left, expiresAt: end, warned: false, loading: false, ...rest });

test("a session is warned about from five minutes before its end and is over at its end [B4.1-02]", () => {
  expect([at(300_001), at(300_000), at(1), at(0), at(-1)]).toEqual(["fine", "warn", "warn", "over", "over"]);
  expect(limits.session.warnMs).toBe(300_000);
});

test("the warning waits for a loader and appears once [B4.1-02]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: limits.session.warnMs }), (left) => {
      expect(at(left, { loading: true })).toBe("fine");
      expect(at(left, { warned: true })).toBe("fine");
      expect(at(left)).toBe("warn");
    }),
  );
});

test("a user who signed out elsewhere is signed out here, whatever the clock says", () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), fc.boolean(), (now, warned, loading) => {
      expect(judgeSession({ now, expiresAt: null, warned, loading })).toBe("over");
    }),
  );
});

test("the clock is checked every second [B4.1-01]", () => {
  expect(limits.session.checkMs).toBe(1000);
});
