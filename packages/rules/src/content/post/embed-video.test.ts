import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embedHosts, embedUrlOf } from "./embed-video.ts";

describe("an embed code", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    [
      '<iframe width="560" src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;x=1" allowfullscreen></iframe>',
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    ],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    [
      "<iframe src='https://player.vimeo.com/video/76979871?h=1'></iframe>",
      "https://player.vimeo.com/video/76979871?dnt=1",
    ],
  ])("%s plays at the player without cookies", (code, url) => {
    expect(embedUrlOf(code)).toBe(url);
  });

  test.each([
    "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/embed/dQw4w9WgXcQ",
    "https://evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ",
    "<iframe src='javascript:alert(1)'></iframe>",
    "<script src='https://www.youtube.com/embed/dQw4w9WgXcQ'></script>",
    "https://www.youtube.com/embed/dQw4w9WgXcQ%22onload=x",
    "",
  ])("%s plays nowhere", (code) => {
    expect(embedUrlOf(code)).toBeNull();
  });

  test("never leads to anything but the known players, whatever is entered", () => {
    const anywhere = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.webUrl().map((url) => `<iframe src="${url}">`),
      fc.string().map((path) => `https://www.youtube.com/embed/${path}`),
      fc.string().map((path) => `https://vimeo.com/${path}`),
    );
    fc.assert(
      fc.property(anywhere, (code) => {
        const url = embedUrlOf(code);
        if (url !== null) expect(embedHosts).toContain(new URL(url).hostname);
      }),
      { numRuns: 2_000 },
    );
  });
});
