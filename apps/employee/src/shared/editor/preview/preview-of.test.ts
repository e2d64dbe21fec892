import { networks } from "@polyphon/contract/networks/networks.ts";
import { describe, expect, it } from "vitest";
import { previewOf, type PreviewParts } from "./preview-of.ts";

const eva = { displayName: "Eva Lang", linkedinUrn: "urn:li:person:eva" };
const parts: PreviewParts = {
  post: {
    title: "Five instead of eleven",
    linkDomain: "nordwind.example",
    attachment: undefined,
  },
  network: "LINKEDIN",
  copy: "Thanks to @Eva Lang. #repowering",
  mentions: [eva],
  pictures: [1, 2, 3].map((at) => ({ src: `/${at}`, alt: "" })),
  assisted: false,
  shortLink: "https://go.example/…",
};

describe("the preview of a share", () => {
  it("shows the short link, never the target address, at the link's place in the text", () => {
    for (const network of networks) {
      const { text, linkInText } = previewOf({ ...parts, network });
      expect(text).not.toContain("nordwind.example/a");
      expect(linkInText).toBe(text.endsWith("\n\nhttps://go.example/…"));
    }
    expect(previewOf(parts).linkInText).toBe(true);
  });

  it("links a mention on LinkedIn only and shows it as a name everywhere", () => {
    expect(previewOf(parts)).toMatchObject({ mentions: ["Eva Lang"] });
    for (const network of networks) {
      expect(previewOf({ ...parts, network }).text).toMatch(/^Thanks to Eva Lang\. #repowering/);
    }
    expect(previewOf({ ...parts, network: "TWITTER" }).mentions).toEqual([]);
  });

  it("uses a single picture on the link card, and shows no card with several pictures", () => {
    const [first] = parts.pictures;
    const one = previewOf({ ...parts, pictures: first === undefined ? [] : [first] });
    expect([one.images, one.link?.image]).toEqual([[], first]);
    expect(previewOf(parts)).toMatchObject({ images: parts.pictures, link: undefined });
  });

  it("names the host of the short link on LinkedIn's card, and the page's on the others", () => {
    const [first] = parts.pictures;
    for (const network of networks) {
      const { link } = previewOf({ ...parts, network, pictures: first === undefined ? [] : [first] });
      if (link !== undefined)
        expect(link.domain).toBe(network === "LINKEDIN" ? "go.example" : "nordwind.example");
    }
  });
});
