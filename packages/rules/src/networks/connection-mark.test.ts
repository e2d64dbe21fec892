import { connectionStates, networks } from "@polyphon/contract/networks/networks.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endsFor, noEnd, stateNow } from "./connection-life.ts";
import { expiringDays, markOf } from "./connection-mark.ts";

const day = 24 * 60 * 60_000;
const now = new Date("2026-11-15T12:00:00Z");
const around = fc.integer({ min: -30, max: 400 }).map((days) => new Date(now.getTime() + days * day));
const life = fc.record({
  network: fc.constantFrom(...networks),
  status: fc.constantFrom(...connectionStates),
  accessExpiresAt: around,
  canRefresh: fc.boolean(),
  refreshExpiresAt: fc.option(around),
});

describe("the mark of a connection", () => {
  it("is lost or expired exactly if it is unusable, and expiring only if its owner must act soon", () => {
    fc.assert(
      fc.property(life, (one) => {
        const [mark, state, end] = [markOf(one, now), stateNow(one, now), endsFor(one)];
        expect(mark === "EXPIRED").toBe(state === "TOKEN_EXPIRED");
        expect(mark === "LOST").toBe(state === "TOKEN_REVOKED" || state === "NOT_CONNECTED");
        if (mark === "EXPIRING")
          expect((end ?? noEnd).getTime() - now.getTime()).toBeLessThanOrEqual(expiringDays * day);
        if (mark === "ACTIVE" && end)
          expect(end.getTime() - now.getTime()).toBeGreaterThan(expiringDays * day);
      }),
    );
  });
});
