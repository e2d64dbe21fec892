import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownShare } from "./shown-share.ts";

const link = "https://go.example/abc";
const parts = fc.record({
  text: fc.string().filter((text) => !text.includes(link)),
  link: fc.constantFrom(link, null),
  images: fc.nat(4),
  attachment: fc.boolean(),
  assisted: fc.boolean(),
});

describe("the preview of a share", () => {
  it("starts with the person's words and adds nothing but the link", () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), parts, (network, share) => {
        const { text } = shownShare(network, share);
        expect(text.startsWith(share.text)).toBe(true);
        expect(["", link]).toContain(text.slice(share.text.length).trim());
      }),
    );
  });

  it("never shows a card without a link, nor pictures together with a card", () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), parts, (network, share) => {
        const { card, pictures } = shownShare(network, share);
        if (card) expect([share.link, pictures]).toEqual([link, 0]);
        expect(pictures).toBeLessThanOrEqual(share.images);
      }),
    );
  });

  it("puts the link into the text on X, and shows a picture instead of the card", () => {
    const share = { text: "Hello", link, images: 1, attachment: false, assisted: false };
    expect(shownShare("TWITTER", share)).toEqual({ text: `Hello\n\n${link}`, card: false, pictures: 1 });
    expect(shownShare("TWITTER", { ...share, images: 0 }).card).toBe(true);
  });

  it("uses a single picture for the card on LinkedIn, and shows several as pictures", () => {
    const share = { text: "Hello", link, images: 1, attachment: false, assisted: false };
    expect(shownShare("LINKEDIN", share)).toEqual({ text: "Hello", card: true, pictures: 0 });
    expect(shownShare("LINKEDIN", { ...share, images: 3 })).toEqual({
      text: `Hello\n\n${link}`,
      card: false,
      pictures: 3,
    });
  });

  it("leaves pictures to the linked page where the person shares at the network", () => {
    const share = { text: "Hello", link, images: 3, attachment: false, assisted: true };
    expect(shownShare("XING", share)).toEqual({ text: "Hello", card: true, pictures: 0 });
  });
});
