import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { xPost } from "./x-post.ts";

const link = { url: "https://pol.io/3k9x", title: "Wind alone", description: "How it was built" };
const request: PublishRequest = {
  shareId: 7,
  attempt: 1,
  authorId: "42",
  accessToken: "secret",
  text: "Our plant (new) #Wind",
  link: null,
  images: [],
  uploadedMedia: [],
};
const bodyOf = (change: Partial<PublishRequest>) => JSON.parse(xPost({ ...request, ...change })) as unknown;

describe("the request for a post on X", () => {
  test("contains the exact text alone", () => {
    expect(bodyOf({})).toEqual({ text: "Our plant (new) #Wind" });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        fc.pre(text.trim() !== "" && !text.includes("@["));
        expect(bodyOf({ text })).toEqual({ text });
      }),
    );
  });

  test("has the link at the end of the text, once", () => {
    expect(bodyOf({ link })).toEqual({ text: `${request.text}\n\n${link.url}` });
    expect(bodyOf({ text: `See ${link.url}!`, link })).toEqual({ text: `See ${link.url}!` });
    expect(bodyOf({ text: " ", link })).toEqual({ text: link.url });
  });

  test("has the pictures in their order, and no text where there is none", () => {
    expect(bodyOf({ text: "", uploadedMedia: ["2", "1"] })).toEqual({ media: { media_ids: ["2", "1"] } });
  });

  test("shows LinkedIn mentions as plain names", () => {
    expect(bodyOf({ text: "Thanks @[Ann Bee](urn:li:person:aB-9_x) and @acme" })).toEqual({
      text: "Thanks Ann Bee and @acme",
    });
  });

  test("is byte-identical when it is built again for a later attempt", () => {
    const again = { ...request, link, attempt: 2, accessToken: "refreshed" };
    expect(xPost(again)).toBe(xPost({ ...request, link }));
  });
});
