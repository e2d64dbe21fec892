import { postTypes, shareTypes } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MediaAbilities, type PostToFit, unfitFor } from "./fits-network.ts";

const page: MediaAbilities = { minImages: 0, video: true, linkCard: true };
const assisted: MediaAbilities = { minImages: 0, video: false, linkCard: true };
const pictures: MediaAbilities = { minImages: 1, video: true, linkCard: false };
const text: PostToFit = { type: "TEXT", shareType: "ALL", images: 0, hasVideo: false, hasLink: true };
const film: PostToFit = { ...text, type: "VIDEO", hasVideo: true };

describe("a post fits a network", () => {
  test("as a video only with a file that can be uploaded, or an address in its place", () => {
    expect(unfitFor({ ...film, hasLink: false }, "LINKEDIN", page)).toBeNull();
    expect(unfitFor(film, "XING", assisted)).toBeNull();
    expect(unfitFor({ ...film, hasLink: false }, "XING", assisted)).toBe("video_not_usable");
    expect(unfitFor({ ...film, hasVideo: false, hasLink: false }, "LINKEDIN", page)).toBe("video_not_usable");
    expect(unfitFor({ ...film, hasVideo: false }, "INSTAGRAM", pictures)).toBe("video_not_usable");
  });

  test("for pictures only if it has one", () => {
    expect(unfitFor(text, "INSTAGRAM", pictures)).toBe("media_not_usable");
    expect(unfitFor({ ...text, type: "IMAGE", images: 1 }, "INSTAGRAM", pictures)).toBeNull();
  });

  test("only if it is meant for that network and the network can publish it", () => {
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...postTypes),
          shareType: fc.constantFrom(...shareTypes),
          images: fc.nat(4),
          hasVideo: fc.boolean(),
          hasLink: fc.boolean(),
        }),
        fc.constantFrom(...networks),
        fc.constantFrom(page, assisted, pictures, null),
        (post, network, abilities) => {
          const unfit = unfitFor(post, network, abilities);
          const elsewhere = post.shareType !== "ALL" && post.shareType !== network;
          expect(unfit === "not_on_network").toBe(abilities === null || elsewhere);
        },
      ),
    );
  });
});
