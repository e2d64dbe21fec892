import { outgoingShare } from "@polyphon/rules/sharing/compose/preview/outgoing-share.ts";
import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import { shownShare } from "@polyphon/rules/sharing/compose/preview/shown-share.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facebookPost } from "../../src/adapters/facebook/shares/facebook-post.ts";
import { linkedinPost } from "../../src/adapters/linkedin/shares/linkedin-post.ts";
import { toLittleText } from "../../src/adapters/linkedin/shares/little-text.ts";
import { xText } from "../../src/adapters/x/shares/x-post.ts";
import type { PublishRequest } from "../../src/modules/sharing/sharing.port.ts";

const picture = { bytes: () => Promise.resolve(new Uint8Array()), mimeType: "image/png", altText: null };

const shares = fc.record({
  text: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
  link: fc.option(fc.constant("https://go.example/abc")),
  images: fc.nat(4),
});

/** The request as the engine builds it from the same rule. */
function requestOf({
  text,
  link,
  images,
}: {
  text: string;
  link: string | null;
  images: number;
}): PublishRequest {
  const outgoing = outgoingShare({ text, link, images });
  return {
    shareId: 1,
    attempt: 1,
    authorId: "urn:li:person:1",
    accessToken: "t",
    text: outgoing.text,
    link: outgoing.linkCard === null ? null : { url: outgoing.linkCard, title: "Title", description: null },
    images: Array.from({ length: images }, () => picture),
    uploadedMedia: Array.from({ length: images }, (_, at) => String(at)),
  };
}

const parts = (share: { text: string; link: string | null; images: number }) => ({
  ...share,
  attachment: false,
  assisted: false,
});

describe("the preview", () => {
  it("shows the text that is sent to X", () => {
    fc.assert(
      fc.property(shares, (share) => {
        expect(xText(requestOf(share))).toBe(showMentions(shownShare("TWITTER", parts(share)).text));
      }),
    );
  });

  it("shows the text and the card that are sent to LinkedIn", () => {
    fc.assert(
      fc.property(shares, (share) => {
        const sent = JSON.parse(linkedinPost(requestOf(share))) as {
          commentary: string;
          content?: { article?: unknown };
        };
        const shown = shownShare("LINKEDIN", parts(share));
        expect(sent.commentary).toBe(toLittleText(shown.text));
        expect(sent.content?.article !== undefined).toBe(shown.card);
      }),
    );
  });

  it("shows the text and the card that are sent to a Facebook page", () => {
    fc.assert(
      fc.property(shares, (share) => {
        const sent = JSON.parse(facebookPost(requestOf(share))) as {
          message?: string;
          link?: string;
          attached_media?: unknown[];
        };
        const shown = shownShare("FACEBOOK", parts(share));
        expect(sent.message).toBe(shown.text);
        expect(sent.link !== undefined).toBe(shown.card);
        expect(sent.attached_media?.length ?? 0).toBe(shown.pictures);
      }),
    );
  });
});
