import { describe, expect, it } from "vitest";
import { sharePayload } from "./share-payload.ts";

const eva = { displayName: "Eva Lang", linkedinUrn: "urn:li:person:eva" };
const composition = {
  voice: "VOICE_1" as const,
  selected: ["LINKEDIN" as const, "TWITTER" as const],
  copies: { LINKEDIN: " Thanks @Eva Lang.\n\nWrite to me. ", TWITTER: "Thanks @Eva Lang." },
  mentions: [eva],
  ctas: { LINKEDIN: { id: 7, copy: "Write to me." }, TWITTER: { id: 7, copy: "Write to me." } },
  edited: true,
};

describe("the request of the share dialog", () => {
  it("carries a mention with its mark on LinkedIn and as a plain name elsewhere", () => {
    const payload = sharePayload(3, composition, { kind: "post" }, composition.selected);
    expect(payload.postSocialShareNetworks.map(({ shareText }) => shareText)).toEqual([
      "Thanks @[Eva Lang](urn:li:person:eva).\n\nWrite to me.",
      "Thanks Eva Lang.",
    ]);
    expect(payload.postSocialShareNetworks[0]?.mentionsAddedByUser).toEqual([
      { ...eva, mentionFormat: "@[Eva Lang](urn:li:person:eva)" },
    ]);
    expect(payload.postSocialShareNetworks[1]?.mentionsAddedByUser).toEqual([]);
  });

  it("includes a call to action only while the text contains it", () => {
    const { postSocialShareNetworks } = sharePayload(3, composition, { kind: "post" }, composition.selected);
    expect(postSocialShareNetworks.map(({ userCtaConfigId }) => userCtaConfigId)).toEqual([7, null]);
  });

  it("includes only the selected networks", () => {
    const payload = sharePayload(3, composition, { kind: "random", id: 5 }, ["TWITTER"]);
    expect(payload.socialNetworkCheck).toEqual(["TWITTER"]);
    expect(payload.postSocialShareNetworks).toHaveLength(1);
    expect(payload).toMatchObject({ randomPostImageId: 5 });
  });
});
