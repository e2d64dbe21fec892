import { describe, expect, test } from "vitest";
import type { PublishImage, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { linkedinPost } from "./linkedin-post.ts";

const picture: PublishImage = {
  bytes: () => Promise.resolve(new Uint8Array()),
  mimeType: "image/png",
  altText: "A mast",
};
const link = { url: "https://pol.io/3k9x", title: "Wind alone", description: "How it was built" };
const request: PublishRequest = {
  shareId: 7,
  attempt: 1,
  authorId: "urn:li:person:a1",
  accessToken: "secret",
  text: "Our plant (new) #Wind",
  link: null,
  images: [],
  uploadedMedia: [],
};
const contentOf = (change: Partial<PublishRequest>) =>
  (JSON.parse(linkedinPost({ ...request, ...change })) as { content?: unknown }).content;

describe("the request for a LinkedIn post", () => {
  test("is public, in the member's name, with the text escaped", () => {
    expect(JSON.parse(linkedinPost(request))).toEqual({
      author: "urn:li:person:a1",
      commentary: String.raw`Our plant \(new\) #Wind`,
      visibility: "PUBLIC",
      distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: "PUBLISHED",
      isReshareDisabledByAuthor: false,
    });
  });

  test("shows a link as a card, with the picture as its thumbnail", () => {
    const article = { source: link.url, title: link.title, description: link.description };
    expect(contentOf({ link })).toEqual({ article });
    expect(contentOf({ link, images: [picture], uploadedMedia: ["urn:li:image:1"] })).toEqual({
      article: { ...article, thumbnail: "urn:li:image:1" },
    });
  });

  test("shows one picture as a picture, several as a set with the link in the text", () => {
    const one = { id: "urn:li:image:1", altText: "A mast" };
    expect(contentOf({ images: [picture], uploadedMedia: [one.id] })).toEqual({ media: one });
    const several = {
      link,
      images: [picture, { ...picture, altText: null }],
      uploadedMedia: [one.id, "urn:li:image:2"],
    };
    const post = JSON.parse(linkedinPost({ ...request, ...several })) as {
      commentary: string;
      content: unknown;
    };
    expect(post.content).toEqual({ multiImage: { images: [one, { id: "urn:li:image:2" }] } });
    expect(post.commentary.endsWith("\n\nhttps://pol.io/3k9x")).toBe(true);
  });

  test("is byte-identical when it is built again for a later attempt", () => {
    const again = { ...request, link, attempt: 2, accessToken: "refreshed" };
    expect(linkedinPost(again)).toBe(linkedinPost({ ...request, link }));
  });
});
