import { connectionStates } from "@polyphon/contract/networks/networks.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { connectionGap } from "./connection-gap.ts";

test("a share lacks its connection exactly while it waits for its time and the network is not connected", () => {
  const connections = fc.option(fc.constantFrom(...connectionStates), { nil: undefined });
  fc.assert(
    fc.property(fc.constantFrom(...shareStates), connections, (state, connection) => {
      const waits = state === "SCHEDULED" || state === "HELD";
      expect(connectionGap(state, connection) !== null).toBe(waits && connection !== "TOKEN_ACTIVE");
    }),
  );
});

test("an ended connection is told apart from one that never was", () => {
  expect(connectionGap("SCHEDULED", "TOKEN_EXPIRED")).toBe("token_expired");
  expect(connectionGap("HELD", "TOKEN_REVOKED")).toBe("token_revoked");
  expect(connectionGap("SCHEDULED", undefined)).toBe("not_connected");
});
