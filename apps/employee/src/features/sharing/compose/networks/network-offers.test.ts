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
  pages: false,
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

describe("a network in the share dialog", () => {
  it("is shown as done when the post was shared there, even without a connection [B4.7-04]", () => {
    const ownShares = [{ network: "LINKEDIN" as const, state: "SHARED" }];
    expect(offered({ ownShares }, connected("LINKEDIN", "TOKEN_EXPIRED"))[0]?.state).toBe("shared");
  });

  it("is open again after a share that failed or was cancelled", () => {
    const failed = { network: "LINKEDIN" as const, state: "FAILED" };
    const planned = { network: "LINKEDIN" as const, state: "SCHEDULED" };
    expect(offered({ ownShares: [failed] }, connected("LINKEDIN"))[0]?.state).toBe("open");
    expect(offered({ ownShares: [failed, planned] }, connected("LINKEDIN"))[0]?.state).toBe("planned");
  });

  it("can be resumed when an assisted share is unconfirmed", () => {
    const ownShares = [{ network: "XING" as const, state: "UNCONFIRMED" }];
    const xing = { ...connected("XING"), abilities: { ...abilities, assisted: true } };
    expect(offered({ ownShares }, xing)[0]).toMatchObject({ state: "open", assisted: true });
    expect(offered({ ownShares }, connected("XING"))[0]?.state).toBe("planned");
  });

  it("distinguishes an ended connection from a missing one", () => {
    const offers = networkOffers(["LINKEDIN", "XING"], plain, [connected("LINKEDIN", "TOKEN_REVOKED")], []);
    expect(offers.map(({ state }) => state)).toEqual(["ended", "absent"]);
  });

  it("says when the weekly limit is reached", () => {
    const week = [{ network: "LINKEDIN" as const, used: 10, limit: 10 }];
    expect(networkOffers(["LINKEDIN"], plain, [connected("LINKEDIN")], week)[0]?.weekFull).toBe(true);
  });

  it("refuses a document on X, an unsupported video, and a missing required picture", () => {
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
