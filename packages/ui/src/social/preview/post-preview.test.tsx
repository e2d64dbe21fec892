import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { networks } from "../networks/network.ts";
import { PostPreview } from "./post-preview.tsx";

const labels = {
  preview: "Preview",
  now: "now",
  more: "…more",
  like: "Like",
  comment: "Comment",
  repost: "Repost",
  send: "Send",
  share: "Share",
};

const copyOf = (markup: string): string => {
  const paragraph = /<p class="[^"]*">(.*?)<\/p>/s.exec(markup)?.[1] ?? "";
  return paragraph.replace(/^<b>[^<]*<\/b>/, "").replaceAll(/<[^>]+>/g, "");
};

describe("the preview of a post", () => {
  it("shows on every network exactly the text that is shared", () => {
    const words = fc
      .array(fc.constantFrom("@Eva Lang", "#wind", "nwd.link/7", " ", "\n", "Grüße", "🙂", "3"), {
        minLength: 1,
      })
      .map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(words, fc.constantFrom(...networks), (text, network) => {
        const markup = renderToStaticMarkup(
          <PostPreview
            network={network}
            scheme="light"
            author={{ name: "Lena Brandt" }}
            text={text}
            mentions={["@Eva Lang"]}
            labels={labels}
          />,
        );
        expect(copyOf(markup)).toBe(text);
      }),
    );
  });

  it("truncates where the network does and says so", () => {
    const markup = renderToStaticMarkup(
      <PostPreview
        network="linkedin"
        scheme="dark"
        author={{ name: "Lena Brandt" }}
        text="three times the energy"
        fold={{ chars: 13 }}
        labels={labels}
      />,
    );
    expect(copyOf(markup)).toBe("three times …more");
  });

  it("shows LinkedIn's card of a link with a small picture, and no picture of the post's own size", () => {
    const markup = renderToStaticMarkup(
      <PostPreview
        network="linkedin"
        scheme="light"
        author={{ name: "Lena Brandt" }}
        text="three times the energy"
        link={{ title: "Five instead of eleven", domain: "go.example", image: { src: "/wind", alt: "" } }}
        labels={labels}
      />,
    );
    expect(markup.match(/src="\/wind"/g)).toHaveLength(1);
    expect(markup).toMatch(
      /smallCard[^>]*><img[^>]*src="\/wind"[^>]*>.*Five instead of eleven.*go\.example/s,
    );
  });
});
