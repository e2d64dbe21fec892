import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ConnectionLife,
  endsFor,
  lastsUntil,
  nearItsEnd,
  noEnd,
  stateNow,
  warningDue,
} from "./connection-life.ts";

const day = 24 * 60 * 60_000;
const now = new Date("2026-11-15T10:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const life = (change: Partial<ConnectionLife> = {}): ConnectionLife => ({
  network: "LINKEDIN",
  status: "TOKEN_ACTIVE",
  accessExpiresAt: after(60 * day),
  canRefresh: false,
  refreshExpiresAt: null,
  ...change,
});
const moment = fc.date({ min: after(-400 * day), max: after(400 * day), noInvalidDate: true });

describe("the life of a connection", () => {
  test("a LinkedIn sign-in without a refresh token must be renewed by its owner after 60 to 90 days [B9-20]", () => {
    expect(endsFor(life())).toEqual(after(60 * day));
    expect(stateNow(life(), after(60 * day - 1))).toBe("TOKEN_ACTIVE");
    expect(stateNow(life(), after(60 * day))).toBe("TOKEN_EXPIRED");
  });

  test("a LinkedIn connection lasts as long as its refresh token", () => {
    const long = life({ canRefresh: true, refreshExpiresAt: after(365 * day) });
    expect(endsFor(long)).toEqual(after(365 * day));
    expect(stateNow(long, after(300 * day))).toBe("TOKEN_ACTIVE");
  });

  test("an X connection outlives its two-hour access token", () => {
    const x = life({
      network: "TWITTER",
      accessExpiresAt: after(-day),
      canRefresh: true,
      refreshExpiresAt: after(100 * day),
    });
    expect(stateNow(x, now)).toBe("TOKEN_ACTIVE");
    expect(endsFor(x)).toBeNull();
  });

  test("a Facebook page connection does not expire, although the person's own token does", () => {
    const page = life({
      network: "FACEBOOK",
      accessExpiresAt: noEnd,
      canRefresh: true,
      refreshExpiresAt: after(60 * day),
    });
    expect(endsFor(page)).toBeNull();
    expect(stateNow(page, after(1_000 * day))).toBe("TOKEN_ACTIVE");
  });

  test("time alone ends a connection and never repairs one", () => {
    fc.assert(
      fc.property(
        moment,
        fc.option(moment, { nil: null }),
        fc.boolean(),
        moment,
        (access, refresh, can, at) => {
          const one = life({ accessExpiresAt: access, refreshExpiresAt: refresh, canRefresh: can });
          const state = stateNow(one, at);
          expect(state).toBe(lastsUntil(one) <= at ? "TOKEN_EXPIRED" : "TOKEN_ACTIVE");
          expect(lastsUntil(one) >= access).toBe(true);
          expect(stateNow({ ...one, status: "TOKEN_REVOKED" }, at)).toBe("TOKEN_REVOKED");
        },
      ),
    );
  });

  test("a token is renewed before its last ten minutes", () => {
    expect(nearItsEnd(after(10 * 60_000), now)).toBe(false);
    expect(nearItsEnd(after(10 * 60_000 - 1), now)).toBe(true);
    expect(nearItsEnd(after(-day), now)).toBe(true);
  });
});

describe("warnings before the end", () => {
  test("come 14 and 3 days before, each once", () => {
    const sent: number[] = [];
    let warned: number | null = null;
    const end = after(20 * day);
    for (let hour = 0; hour <= 21 * 24; hour += 1) {
      const due = warningDue(end, warned, after((hour * day) / 24));
      if (due !== null) {
        sent.push(due);
        warned = due;
      }
    }
    expect(sent).toEqual([14, 3]);
  });

  test("are never sent twice or after the end, however late or often the check runs", () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 30 }), moment, (looks, end) => {
        const sent: number[] = [];
        for (const at of looks.toSorted((a, b) => a.getTime() - b.getTime())) {
          const due = warningDue(end, sent.at(-1) ?? null, at);
          if (due === null) continue;
          expect(at < end).toBe(true);
          sent.push(due);
        }
        expect(sent.length).toBeLessThanOrEqual(2);
        expect(new Set(sent).size).toBe(sent.length);
      }),
    );
  });
});
