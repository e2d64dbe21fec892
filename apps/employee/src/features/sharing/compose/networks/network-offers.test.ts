import { describe, expect, it } from "vitest";
import { networkOffers } from "./network-offers.ts";
import type { Connection } from "../../share-model.ts";

const abilities = {
  text: true,
  linkCard: true,
  minImages: 0,
  maxImages: 4,
  video: false,
  document: false,
  mentions: true,
  remove: true,
  assisted: false,
};
const connected = (
  network: Connection["network"],
  status: Connection["status"] = "TOKEN_ACTIVE",
): Connection => ({
  network,
  status,
  accountType: "PERSONAL",
  displayName: "Lena Brandt",
  vanityName: null,
  expiresAt: null,
  abilities,
  connectable: network === "LINKEDIN",
});

const plain = {
  ownShares: [],
  shareType: "ALL" as const,
  type: "IMAGE" as const,
  images: [],
  attachment: null,
};
const offered = (post: Partial<Parameters<typeof networkOffers>[1]>, ...connections: Connection[]) =>
  networkOffers(
    connections.map(({ network }) => network),
    { ...plain, ...post },
    connections,
    [],
  );

describe("what the share dialog offers for a network", () => {
  it("is shown as done where the post is shared, even when the connection is gone [B4.7-04]", () => {
    const ownShares = [{ network: "LINKEDIN" as const, state: "SHARED" }];
    expect(offered({ ownShares }, connected("LINKEDIN", "TOKEN_EXPIRED"))[0]?.state).toBe("shared");
  });

  it("is open again after a share that failed or was cancelled", () => {
    const failed = { network: "LINKEDIN" as const, state: "FAILED" };
    const planned = { network: "LINKEDIN" as const, state: "SCHEDULED" };
    expect(offered({ ownShares: [failed] }, connected("LINKEDIN"))[0]?.state).toBe("open");
    expect(offered({ ownShares: [failed, planned] }, connected("LINKEDIN"))[0]?.state).toBe("planned");
  });

  it("can be taken up again where a share waits for the person's own hand", () => {
    const ownShares = [{ network: "XING" as const, state: "UNCONFIRMED" }];
    const xing = { ...connected("XING"), abilities: { ...abilities, assisted: true } };
    expect(offered({ ownShares }, xing)[0]).toMatchObject({ state: "open", assisted: true });
    expect(offered({ ownShares }, connected("XING"))[0]?.state).toBe("planned");
  });

  it("tells a connection that ended from one that never was", () => {
    const offers = networkOffers(["LINKEDIN", "XING"], plain, [connected("LINKEDIN", "TOKEN_REVOKED")], []);
    expect(offers.map(({ state }) => state)).toEqual(["ended", "absent"]);
  });

  it("says when the week is full", () => {
    const week = [{ network: "LINKEDIN" as const, used: 10, limit: 10 }];
    expect(networkOffers(["LINKEDIN"], plain, [connected("LINKEDIN")], week)[0]?.weekFull).toBe(true);
  });

  it("cannot take a document on X, a video where none is possible, or nothing where a picture is needed", () => {
    const reasonOf = (post: Parameters<typeof offered>[0], connection: Connection) =>
      offered(post, connection)[0]?.unable;
    expect(reasonOf({ type: "DOCUMENT" }, connected("TWITTER"))).toBe("document");
    expect(reasonOf({ type: "DOCUMENT" }, connected("LINKEDIN"))).toBeNull();
    const video = { kind: "VIDEO" } as NonNullable<Parameters<typeof networkOffers>[1]["attachment"]>;
    expect(reasonOf({ attachment: video }, connected("FACEBOOK"))).toBe("video");
    const picky = { ...connected("INSTAGRAM"), abilities: { ...abilities, minImages: 1 } };
    expect(reasonOf({}, picky)).toBe("picture");
    expect(reasonOf({ shareType: "XING" }, connected("LINKEDIN"))).toBe("network");
  });
});
