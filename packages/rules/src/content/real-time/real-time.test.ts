import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countCopy } from "../../sharing/compose/copy/count-copy.ts";
import { chooseItems } from "./choose-items.ts";
import { readFeedDate } from "./feed-date.ts";
import { languageOfTag } from "./feed-language.ts";
import { feedSources } from "./feed-sources.ts";
import { firstCopy } from "./first-copy.ts";
import { itemKey } from "./item-key.ts";
import { nextReading } from "./next-reading.ts";

describe("a company's feed setting", () => {
  test("yields Feedly streams and feed addresses without duplicates", () => {
    const named =
      "enterprise/acme/category/9f2d  https://blog.example/rss\nfeed/https://news.example/atom https://blog.example/rss";
    expect(feedSources(named)).toEqual([
      { kind: "FEEDLY", address: "enterprise/acme/category/9f2d" },
      { kind: "ADDRESS", address: "https://blog.example/rss" },
      { kind: "FEEDLY", address: "feed/https://news.example/atom" },
    ]);
  });

  test.each(["", "   ", "\n\t"])("yields nothing for %j", (setting) =>
    expect(feedSources(setting)).toEqual([]),
  );

  test("yields only web addresses", () => {
    for (const word of [
      "javascript:alert(1)",
      "file:///etc/passwd",
      "news",
      "ftp://a.example/rss",
      "http://",
    ])
      expect(feedSources(word)).toEqual([{ kind: "FEEDLY", address: word }]);
  });

  test("never yields more than the limit, and every address can be parsed again", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.webUrl(), fc.string())), (words) => {
        const found = feedSources(words.join(" "));
        expect(found.length).toBeLessThanOrEqual(limits.realTime.feeds);
        expect(feedSources(found.map(({ address }) => address).join(" "))).toEqual(found);
      }),
    );
  });
});

describe("a date of a feed", () => {
  test.each([
    ["Sun, 15 Nov 2026 18:30:00 GMT", "2026-11-15T18:30:00Z"],
    ["15 Nov 2026 18:30 +0100", "2026-11-15T17:30:00Z"],
    ["Sun, 15 Nov 26 18:30:00 EST", "2026-11-15T23:30:00Z"],
    ["So, 15 Dez 2026 18:30:00 MEZ", "2026-12-15T17:30:00Z"],
    ["Fri, 1 May 2026 09:05:00 CEST (summer)", "2026-05-01T07:05:00Z"],
    ["2026-11-15T18:30:00Z", "2026-11-15T18:30:00Z"],
    ["2026-11-15T18:30:00.123+05:30", "2026-11-15T13:00:00Z"],
    ["2026-11-15 18:30:00", "2026-11-15T18:30:00Z"],
    ["2026-11-15", "2026-11-15T00:00:00Z"],
    ["20261115T183000Z", "2026-11-15T18:30:00Z"],
    ["Monday, 15-Nov-2026 18:30:00 UTC", "2026-11-15T18:30:00Z"],
  ])("is read from %s", (text, moment) => {
    expect(readFeedDate(text)).toEqual(new Date(moment));
  });

  test.each([
    "",
    "yesterday",
    "31 Feb 2026",
    "2026-13-01",
    "2026-11-15T25:00:00Z",
    "15 Foo 2026",
    "15 Nov 2026 10:00 XQT",
  ])("is not read from %j", (text) => expect(readFeedDate(text)).toBeNull());

  test("survives a round trip through both standard formats", () => {
    const moments = fc.date({
      min: new Date("1990-01-01T00:00:00Z"),
      max: new Date("2099-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        moment.setUTCMilliseconds(0);
        expect(readFeedDate(moment.toISOString())).toEqual(moment);
        expect(readFeedDate(moment.toUTCString())).toEqual(moment);
      }),
    );
  });

  test("never throws and stays within the valid range, whatever the feed says", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readFeedDate(text);
        expect(read === null || !Number.isNaN(read.getTime())).toBe(true);
      }),
    );
  });
});

describe("an item", () => {
  test("counts as the same page whatever tracking parameters its address has", () => {
    const plain = itemKey("https://example.com/a/b?id=7&x=1");
    for (const address of [
      "http://www.example.com/a/b/?x=1&id=7",
      "https://example.com/a/b?id=7&utm_source=rss&utm_medium=feed&x=1#top",
      "https://EXAMPLE.com/a/b?id=7&x=1&fbclid=abc",
    ])
      expect(itemKey(address)).toBe(plain);
    expect(itemKey("https://example.com/a/b?id=8&x=1")).not.toBe(plain);
  });

  test("keeps its key when the key is computed twice", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const key = itemKey(address);
        expect(itemKey(`https://${key}`)).toBe(key);
      }),
    );
  });

  test.each([
    ["de-AT", "GERMAN"],
    ["EN_us", "ENGLISH"],
    ["cs", "CZECH"],
    ["", null],
    ["ja", null],
    ["english", null],
  ])("has a language by the tag %j", (tag, language) => expect(languageOfTag(tag)).toBe(language));
});

const now = new Date("2026-11-15T12:00:00Z");
const hour = 3_600_000;

describe("the items that a company takes from a feed", () => {
  const offered = fc.array(
    fc.record({
      publishedAt: fc
        .integer({ min: 0, max: 60 * 24 })
        .map((hours) => new Date(now.getTime() - hours * hour)),
      language: fc.constantFrom("ENGLISH" as const, "GERMAN" as const, null),
      engagement: fc.nat(1_000),
    }),
  );
  const inputs = fc.record({
    type: fc.constantFrom("ARTICLES" as const, "MOST_ENGAGING" as const),
    count: fc.integer({ min: 1, max: 100 }),
    language: fc.constantFrom("GERMAN" as const, null),
  });

  test("are limited in number and age, in its language, and the best by the chosen type [C3company-12]", () => {
    fc.assert(
      fc.property(offered, inputs, (items, input) => {
        const keepDays = 30;
        const taken = chooseItems(items, { ...input, now, keepDays });
        const fits = items.filter(
          (item) =>
            item.publishedAt.getTime() >= now.getTime() - keepDays * 24 * hour &&
            (input.language === null || item.language === null || item.language === input.language),
        );
        expect(taken).toHaveLength(Math.min(input.count, fits.length));
        const worth = (item: (typeof items)[number]) =>
          input.type === "ARTICLES" ? item.publishedAt.getTime() : item.engagement;
        const left = fits.filter((item) => !taken.includes(item));
        for (const item of taken)
          for (const other of left) expect(worth(item)).toBeGreaterThanOrEqual(worth(other));
      }),
    );
  });
});

describe("a failing feed", () => {
  test("is read less and less often, but at least daily, and not before the time it names", () => {
    const arrange = fc.record({
      everyMinutes: fc.integer({ min: 5, max: 1_440 }),
      failures: fc.nat(100),
      wait: fc.option(fc.integer({ min: 0, max: 48 })),
    });
    fc.assert(
      fc.property(arrange, ({ everyMinutes, failures, wait }) => {
        const notBefore = wait === null ? null : new Date(now.getTime() + wait * hour);
        const next = nextReading({ now, everyMinutes, failures, notBefore });
        const healthy = now.getTime() + everyMinutes * 60_000;
        expect(next.getTime()).toBeGreaterThanOrEqual(healthy);
        expect(next.getTime()).toBeGreaterThanOrEqual(notBefore?.getTime() ?? 0);
        expect(next.getTime()).toBeLessThanOrEqual(
          Math.max(now.getTime() + 24 * hour, notBefore?.getTime() ?? 0, healthy),
        );
        expect(nextReading({ now, everyMinutes, failures: failures + 1, notBefore }) >= next).toBe(true);
        if (failures === 0 && notBefore === null) expect(next.getTime()).toBe(healthy);
      }),
    );
  });
});

describe("the initial copy of an item", () => {
  test("comes from the item and fits every network whatever the item says", () => {
    const described = fc.record({
      title: fc.string({ minLength: 1, maxLength: 255, unit: "grapheme" }),
      summary: fc.lorem({ maxCount: 120 }),
      url: fc.webUrl(),
    });
    fc.assert(
      fc.property(described, fc.constantFrom(...networks), (item, network) => {
        const attached = { postUrl: item.url, facebookUrl: null, embedCode: null, isDocument: false };
        expect(countCopy(network, firstCopy(network, item), attached).tooLong).toBe(false);
      }),
      { numRuns: 60 },
    );
    const item = { title: "A title", summary: `${"word ".repeat(60)}end.`, url: "https://a.example/x" };
    expect(firstCopy("LINKEDIN", item)).toBe(`A title\n\n${item.summary}`);
    expect(firstCopy("TWITTER", item)).toMatch(/^A title\n\nword .*word…$/s);
    expect(firstCopy("TWITTER", { ...item, summary: "" })).toBe("A title");
  });
});
