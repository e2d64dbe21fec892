import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { shareReasons, shareStates } from "@polyphon/contract/sharing/sharing.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mayRestore, restoreRefusal } from "./restored-share.ts";

const now = new Date("2027-03-10T09:00:00Z");
const at = { now, zone: "Europe/Berlin" };
const dueAt = new Date("2027-03-12T09:00:00Z");
const cancelled = fc.record({
  network: fc.constantFrom(...networks),
  state: fc.constantFrom(...shareStates),
  reason: fc.option(fc.constantFrom(...shareReasons)),
  dueAt: fc.date({ min: new Date("2027-03-01"), max: new Date("2027-04-01"), noInvalidDate: true }),
});

test("only what its owner has cancelled can be restored, and only before its time", () => {
  fc.assert(
    fc.property(cancelled, (share) => {
      const owners = share.state === "CANCELLED" && share.reason === "cancelled_by_user";
      expect(mayRestore(share, now)).toBe(owners && share.dueAt.getTime() > now.getTime());
      const refused = owners ? (share.dueAt > now ? null : "schedule_in_past") : "share_not_cancelled";
      expect(restoreRefusal(share, [], at)).toBe(refused);
    }),
  );
});

test("it needs a place in its week, which others may have taken", () => {
  fc.assert(
    fc.property(fc.constantFrom(...networks), fc.nat({ max: 25 }), (network, taken) => {
      const share = { network, state: "CANCELLED", reason: "cancelled_by_user", dueAt } as const;
      const others = Array.from({ length: taken }, () => ({ network, state: "SCHEDULED", dueAt }) as const);
      const isFull = taken >= limits.weeklyShares[network];
      expect(restoreRefusal(share, others, at)).toBe(isFull ? "weekly_limit_reached" : null);
    }),
  );
});
