import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LoginTries } from "./login-throttle.ts";
import { afterFailedLogin, loginWait } from "./login-throttle.ts";

const minute = 60_000;
const start = Date.UTC(2026, 10, 18);
const fail = (tries: LoginTries | null, at: number) => afterFailedLogin(tries, new Date(at));

describe("failed logins", () => {
  test("block the account after ten within 15 minutes, and each further one doubles the wait", () => {
    let tries: LoginTries | null = null;
    for (let index = 0; index < 9; index += 1) tries = fail(tries, start + index * minute);
    expect(loginWait(tries, new Date(start + 9 * minute))).toBeNull();

    let at = start + 9 * minute;
    for (const wait of [1, 2, 4, 8, 16, 32]) {
      tries = fail(tries, at);
      expect(loginWait(tries, new Date(at))).toEqual(new Date(at + wait * minute));
      at += wait * minute;
      expect(loginWait(tries, new Date(at))).toBeNull();
    }
  });

  test("no longer count after 15 minutes without one", () => {
    let tries: LoginTries | null = null;
    for (let index = 0; index < 12; index += 1) tries = fail(tries, start);
    const forgotten = fail(tries, tries!.forgetAt);
    expect(forgotten).toMatchObject({ waits: 0, waitUntil: null });
  });

  test("never exceed nine within any 15 minutes without a wait", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 * minute }), { minLength: 1, maxLength: 60 }),
        (gaps) => {
          let tries: LoginTries | null = null;
          let at = start;
          const free: number[] = [];
          for (const gap of gaps) {
            at += gap;
            const wait = loginWait(tries, new Date(at));
            if (wait) {
              expect(wait.getTime()).toBeGreaterThan(at);
              continue;
            }
            tries = fail(tries, at);
            const waits = loginWait(tries, new Date(at)) !== null;
            if (!waits) free.push(at);
            expect(free.filter((each) => each > at - 15 * minute).length).toBeLessThan(10);
            expect(tries.failedAt.length).toBeLessThanOrEqual(10);
          }
        },
      ),
    );
  });
});
