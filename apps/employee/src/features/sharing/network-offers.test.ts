import { describe, expect, it } from "vitest";
import { networkOffers } from "./network-offers.ts";
import type { Connection } from "./share-model.ts";

const connected = (
  network: Connection["network"],
  status: Connection["status"] = "TOKEN_ACTIVE",
): Connection => ({
  network,
  status,
  displayName: "Lena Brandt",
  expiresAt: null,
  connectable: network === "LINKEDIN",
});

describe("what the share dialog offers for a network", () => {
  it("is shown as done where the post is shared, even when the connection is gone", () => {
    const post = { ownShares: [{ network: "LINKEDIN" as const, state: "SHARED" }] };
    expect(networkOffers(["LINKEDIN"], post, [connected("LINKEDIN", "TOKEN_EXPIRED")], [])[0]?.state).toBe(
      "shared",
    );
  });

  it("is open again after a share that failed or was cancelled", () => {
    const post = { ownShares: [{ network: "LINKEDIN" as const, state: "FAILED" }] };
    expect(networkOffers(["LINKEDIN"], post, [connected("LINKEDIN")], [])[0]?.state).toBe("open");
    const later = { ownShares: [...post.ownShares, { network: "LINKEDIN" as const, state: "SCHEDULED" }] };
    expect(networkOffers(["LINKEDIN"], later, [connected("LINKEDIN")], [])[0]?.state).toBe("planned");
  });

  it("tells a connection that ended from one that never was", () => {
    const offers = networkOffers(
      ["LINKEDIN", "XING"],
      { ownShares: [] },
      [connected("LINKEDIN", "TOKEN_REVOKED")],
      [],
    );
    expect(offers.map(({ state }) => state)).toEqual(["ended", "absent"]);
  });

  it("says when the week is full", () => {
    const week = [{ network: "LINKEDIN" as const, used: 10, limit: 10 }];
    expect(networkOffers(["LINKEDIN"], { ownShares: [] }, [connected("LINKEDIN")], week)[0]?.weekFull).toBe(
      true,
    );
  });
});
