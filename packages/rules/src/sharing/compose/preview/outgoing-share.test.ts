import * as fc from "fast-check";
import { expect, test } from "vitest";
import { outgoingShare } from "./outgoing-share.ts";

const copies = fc.record({
  text: fc.string(),
  link: fc.option(fc.webUrl()),
  images: fc.nat(4),
  attachment: fc.boolean(),
});

test("the link of a share appears exactly once: as a card or at the end of the text", () => {
  fc.assert(
    fc.property(copies, (copy) => {
      const { text, linkCard } = outgoingShare(copy);
      const added = text.slice(copy.text.length);
      expect(text.startsWith(copy.text)).toBe(true);
      expect([linkCard, added.trim()].filter(Boolean)).toEqual(copy.link === null ? [] : [copy.link]);
    }),
  );
});

test("a post with several pictures has its link in the text, because the network shows no card", () => {
  const link = "https://go.example/abc";
  expect(outgoingShare({ text: "Hello", link, images: 3 })).toEqual({
    text: `Hello\n\n${link}`,
    linkCard: null,
  });
  expect(outgoingShare({ text: "Hello", link, images: 0, attachment: true }).text).toContain(link);
  expect(outgoingShare({ text: "Hello", link, images: 1 })).toEqual({ text: "Hello", linkCard: link });
});
