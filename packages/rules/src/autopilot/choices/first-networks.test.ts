import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstNetworks, type OfferedNetwork } from "./first-networks.ts";

const offers: fc.Arbitrary<OfferedNetwork[]> = fc.uniqueArray(
  fc.record({
    socialNetwork: fc.constantFrom(...networks),
    connected: fc.boolean(),
    assisted: fc.boolean(),
  }),
  { selector: ({ socialNetwork }) => socialNetwork },
);

test("the autopilot first proposes connected networks, and those the person finishes only where there is no other", () => {
  fc.assert(
    fc.property(offers, (offered) => {
      const first = firstNetworks(offered);
      const connected = offered.filter((one) => one.connected);
      const chosen = offered.filter(({ socialNetwork }) => first.includes(socialNetwork));
      expect(chosen.every((one) => one.connected)).toBe(true);
      expect(first.length > 0).toBe(connected.length > 0);
      expect(new Set(chosen.map(({ assisted }) => assisted)).size).toBeLessThanOrEqual(1);
      if (connected.some(({ assisted }) => !assisted))
        expect(first).toEqual(
          connected.filter(({ assisted }) => !assisted).map(({ socialNetwork }) => socialNetwork),
        );
    }),
  );
});
