import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CopyAttachments } from "./count-copy.ts";
import { countCopy, countGraphemes } from "./count-copy.ts";

const nothing: CopyAttachments = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };
const anyNetwork = fc.constantFrom(...networks);

const word = fc
  .stringMatching(/^[a-zäöüß0-9]{1,12}$/)
  .map((text) => ({ text, count: text.length, url: false }));
const emoji = fc
  .constantFrom("😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "é", "한", "🏳️‍🌈", "1️⃣", "नि")
  .map((text) => ({ text, count: 1, url: false }));
const url = fc
  .record({
    start: fc.constantFrom("https://", "http://", "HTTPS://", "www."),
    host: fc.stringMatching(/^[a-z0-9]{1,20}\.(com|de|io)$/),
    path: fc.constantFrom("", "/", "/a_(b)", "/x?q=1&r=%20#top", "/@ann", "/ann@acme.com/list", "/a/b.html"),
  })
  .map(({ start, host, path }) => ({
    text: start + host + path,
    count: (start + host + path).length,
    url: true,
  }));
const mail = fc
  .constantFrom("ann@acme.com", "ann.bee+news@mail.acme.co.uk", "www.ann@acme.de", "A_B%c-d@x-y.org")
  .map((text) => ({ text, count: 0, url: false }));
const around = fc.constantFrom(
  ["", ""],
  ["", "."],
  ["(", ")"],
  ["", ","],
  ["", "!?"],
  ["[", "]."],
  ["„", "“"],
);
const pieces = fc.array(fc.tuple(fc.oneof(word, word, emoji, url, mail), around), { maxLength: 60 });

describe("the length of a copy", () => {
  test("counts every address at the network's fixed length but not e-mail addresses, whatever surrounds them [B5.2-16] [B5.2-19]", () => {
    fc.assert(
      fc.property(anyNetwork, pieces, (network, list) => {
        const perUrl = limits.copy.url[network];
        const text = list.map(([piece, [open, close]]) => `${open}${piece.text}${close}`).join(" ");
        const signs = list.reduce((sum, [, [open, close]]) => sum + open.length + close.length, 0);
        const spaces = Math.max(0, list.length - 1);
        const own = list.reduce(
          (sum, [piece]) => sum + (piece.url ? (perUrl ?? piece.count) : piece.count),
          0,
        );

        const result = countCopy(network, text, nothing);

        expect(result.length).toBe(own + signs + spaces);
        expect(result.remaining).toBe(limits.copy.max[network] - result.length);
        expect(result.tooLong).toBe(result.remaining < 0);
      }),
      { numRuns: 2000 },
    );
  });

  test.each<[Network, number]>([
    ["TWITTER", 25],
    ["LINKEDIN", 50],
    ["XING", 50],
    ["FACEBOOK", 50],
  ])("gives an address on %s %i characters [B9-03] [C5posts-06] [C5posts-07]", (network, perUrl) => {
    const short = countCopy(network, "https://a.io", nothing).length;
    const long = countCopy(network, `https://a.io/${"x".repeat(500)}`, nothing).length;
    expect([short, long]).toEqual([perUrl, perUrl]);
  });

  test("counts an address on Instagram by its characters", () => {
    expect(countCopy("INSTAGRAM", "see https://acme.com/x", nothing).length).toBe(22);
    expect(countCopy("INSTAGRAM", "", { ...nothing, postUrl: "https://acme.com" }).length).toBe(16);
  });

  test("counts the post URL, the Facebook URL and the embed code as one address each [B5.2-17]", () => {
    const attached = {
      ...nothing,
      postUrl: "https://a.io",
      facebookUrl: "https://b.io",
      embedCode: "<iframe>",
    };
    for (const network of ["LINKEDIN", "TWITTER", "XING", "FACEBOOK"] as const) {
      expect(countCopy(network, "abc", attached).length).toBe(3 + 3 * limits.copy.url[network]);
    }
  });

  test("adds one more address for a document, except on LinkedIn [B5.2-18] [C5posts-08]", () => {
    const extra = (network: Network) =>
      countCopy(network, "abc", { ...nothing, isDocument: true }).length - 3;
    expect(["LINKEDIN", "TWITTER", "XING", "FACEBOOK"].map((network) => extra(network as Network))).toEqual([
      0, 25, 50, 50,
    ]);
  });

  test("counts characters as people see them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        expect(countGraphemes(text)).toBe([...new Intl.Segmenter("und").segment(text)].length);
      }),
      { numRuns: 2000 },
    );
    expect(countGraphemes("a\r\nb")).toBe(3);
    expect(countGraphemes("👨‍👩‍👧‍👦")).toBe(1);
  });

  test("counts a mention on LinkedIn as the displayed name", () => {
    const text = "Thanks @[Ann Bee (Acme)](urn:li:person:aB-9_x) and @[Nordwind](urn:li:organization:7)!";
    expect(countCopy("LINKEDIN", text, nothing).length).toBe("Thanks Ann Bee (Acme) and Nordwind!".length);
    expect(countCopy("TWITTER", text, nothing).length).toBe(text.length);
  });

  test("reaches its limit with the last character and exceeds it with the next [C9-01]", () => {
    for (const network of networks) {
      const max = limits.copy.max[network];
      expect(countCopy(network, "x".repeat(max), nothing)).toMatchObject({ remaining: 0, tooLong: false });
      expect(countCopy(network, "x".repeat(max + 1), nothing)).toMatchObject({
        remaining: -1,
        tooLong: true,
      });
    }
    expect(networks.map((network) => limits.copy.max[network])).toEqual([3000, 280, 400, 3000, 300]);
  });

  test("reaches the minimum only by the person's own text, not by blanks or the attached address", () => {
    for (const network of networks) {
      const min = limits.copy.min[network];
      const attached = { ...nothing, postUrl: "https://acme.com" };
      expect(countCopy(network, "x".repeat(min), attached).tooShort).toBe(false);
      if (min > 0) expect(countCopy(network, `${"x".repeat(min - 1)}   `, attached).tooShort).toBe(true);
    }
    expect(networks.map((network) => limits.copy.min[network])).toEqual([50, 25, 50, 50, 0]);
  });

  test("is computed fast enough for every key press, even for hostile text of 3,000 characters", () => {
    const texts = [
      "😀",
      "a",
      "a.",
      "www.",
      "https://",
      "a@",
      "%-",
      "(",
      "https://a.io) ",
      "@[",
      "@[a](urn:li:person:",
    ].map((unit) => unit.repeat(Math.ceil(3000 / unit.length)));
    for (const text of texts) {
      const times = Array.from({ length: 9 }, () => {
        const start = performance.now();
        countCopy("LINKEDIN", text, nothing);
        return performance.now() - start;
      }).sort((one, other) => one - other);
      expect(times[4]).toBeLessThan(16);
    }
  });
});
