import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FeedAsk } from "../../modules/content/real-time/real-time.port.ts";
import { makeFetchOutside } from "../../platform/outside/fetch-outside.ts";
import { createFeedReader } from "../feed-reader.ts";
import { createHttpClient } from "../http/http-client.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readXmlFeed } from "./read-xml-feed.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
const http = createHttpClient({ connections: 2 });
const folder = "enterprise/polyphon/category/5f1a2c64-7a0e-4d7e-9a55-0c0f6d1b9e21";

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, feedly: { pageMost: 4 } });
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

const nothing: FeedAsk["known"] = { etag: null, lastModified: null };

function ask(input: Partial<FeedAsk> & Pick<FeedAsk, "address">, token = "polyphon-dev-feedly") {
  const read = createFeedReader(makeFetchOutside({ trusted: [new URL(sandbox.url).host] }), http, {
    base: `${sandbox.url}/api.feedly.com`,
    token,
    timeoutMs: 2_000,
    now: () => new Date("2026-11-15T12:00:00Z"),
  });
  return read({ kind: "ADDRESS", known: nothing, count: 20, type: "ARTICLES", ...input });
}
const at = (name: string, known = nothing) => ask({ address: `${sandbox.url}/feeds/${name}`, known });

async function read(name: string) {
  const answer = await at(name);
  if (answer.kind !== "read") throw new Error(JSON.stringify(answer));
  return answer;
}

describe("a feed at an address", () => {
  test.each([
    ["rss.xml", "Morning papers"],
    ["atom.xml", "Evening papers"],
    ["feed.json", "Weekend papers"],
  ])("in %s has absolute addresses, plain text, dates, languages and pictures", async (name, title) => {
    const answer = await read(name);
    expect(answer.title).toBe(title);
    expect(answer.items).toHaveLength(6);
    const [first, second] = answer.items;
    expect(first).toMatchObject({
      title: "Quiet ports: how shore power changes a city's nights",
      summary:
        "Ships that plug in at the quay take their noise and soot out of the neighbourhood. Three ports show what it takes.",
      author: "Mara Lindqvist",
      language: "ENGLISH",
      pictureUrl: `${sandbox.url}/feeds/pictures/quiet-ports.png`,
    });
    expect(first?.url.startsWith(`${sandbox.url}/feeds/stories/quiet-ports`)).toBe(true);
    expect(Date.now() - (first?.publishedAt?.getTime() ?? 0)).toBeGreaterThan(7_000_000);
    expect(second).toMatchObject({ language: "GERMAN", author: "Jonas Brandt" });
    expect(new Set(answer.items.map(({ guid }) => guid)).size).toBe(6);
  });

  test("is not transferred again while nothing is new", async () => {
    const { validators } = await read("rss.xml");
    expect(validators.etag).not.toBeNull();
    expect(await at("rss.xml", validators)).toEqual({ kind: "unchanged" });
  });

  test("in a legacy encoding, without dates and ids, is still read", async () => {
    const { title, items } = await read("old.xml");
    expect(title).toBe("Älteste Zeitung");
    expect(items).toMatchObject([
      {
        title: "Grüße aus Köln – für alle",
        publishedAt: null,
        guid: `${sandbox.url}/feeds/stories/lieferkette`,
      },
    ]);
  });

  test("with malicious content expands no entities, opens nothing and leads nowhere", async () => {
    const { items, title } = await read("hostile.xml");
    expect((title ?? "").length).toBeLessThan(200);
    expect(items).toHaveLength(1);
    const [item] = items;
    expect(item?.pictureUrl).toBe(`${sandbox.url}/feeds/x`);
    expect(`${item?.title}${item?.summary}`).not.toMatch(/laughslaughs|root:|<|alert|\u202e/u);
  });

  test.each([
    ["gone.xml", "STATUS"],
    ["page.html", "UNREADABLE"],
    ["huge.xml", "SIZE"],
    ["none.xml", "STATUS"],
  ])("%s fails with the class of its fault", async (name, trouble) => {
    expect(await at(name)).toEqual({ kind: "failed", trouble, notBefore: null });
  });

  test.each(["http://169.254.169.254/rss", "http://localhost/rss", "http://10.0.0.1/feed.xml"])(
    "at %s, which is internal, is not requested",
    async (address) => {
      expect(await ask({ address })).toEqual({ kind: "failed", trouble: "ADDRESS", notBefore: null });
    },
  );

  test("stays within its limits whatever it contains", () => {
    const tags = fc.constantFrom("title", "link", "guid", "description", "pubDate", "source", "item", "b");
    const piece = fc.oneof(
      fc.string(),
      tags.map((tag) => `<${tag}>`),
      tags.map((tag) => `</${tag}>`),
      fc.constantFrom(
        "<![CDATA[",
        "]]>",
        "<!--",
        "&lt;script&gt;",
        "&#0;",
        "&x;",
        '<link href="//a.example/x"/>',
      ),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const feed = readXmlFeed(`<rss><channel>${pieces.join("")}`, "https://feed.example/rss");
        for (const item of feed?.items ?? []) {
          expect(item.url).toMatch(/^https?:\/\//);
          expect(item.title.length).toBeGreaterThan(0);
          expect(Array.from(item.title).length).toBeLessThanOrEqual(255);
          expect(`${item.title}${item.summary}`).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
        }
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readJsonFeed(text, "https://feed.example/")).toBeNull();
      }),
    );
  });

  test("of ten thousand entries is read up to the limit", () => {
    const items = Array.from(
      { length: 10_000 },
      (_, id) => `<item><title>N ${id}</title><link>/n/${id}</link></item>`,
    );
    const feed = readXmlFeed(`<rss><channel>${items.join("")}</channel></rss>`, "https://feed.example/rss");
    expect(feed?.items).toHaveLength(200);
  });
});

describe("a stream at Feedly", () => {
  const stream = (input: Partial<FeedAsk> = {}, token?: string) =>
    ask({ kind: "FEEDLY", address: folder, ...input }, token);

  test("is read page by page as far as needed", async () => {
    const all = await stream();
    expect(all).toMatchObject({ kind: "read", title: "Our industry" });
    expect(all.kind === "read" && all.items.map(({ source }) => source)).toEqual([
      "Harbour Weekly",
      "Werkstatt Wirtschaft",
      "Work in Progress",
      "Energie Journal",
      "Signal & Noise",
      "Work in Progress",
    ]);
    const few = await stream({ count: 2 });
    expect(few.kind === "read" && few.items).toHaveLength(2);
  });

  test("reports the engagement of its articles, so that the company's type can choose [C3company-12]", async () => {
    const read = await stream({ count: 1, type: "MOST_ENGAGING" });
    expect(read.kind === "read" && Math.max(...read.items.map(({ engagement }) => engagement))).toBe(2_150);
  });

  test("needs a valid token and an existing stream", async () => {
    expect(await stream({}, "wrong")).toMatchObject({ kind: "failed", trouble: "UNAUTHORIZED" });
    expect(await stream({}, "")).toMatchObject({ kind: "failed", trouble: "UNAUTHORIZED" });
    expect(await stream({ address: "user/1/category/none" })).toMatchObject({ trouble: "ADDRESS" });
  });

  test("whose quota is used up is left alone until it resets", async () => {
    const tight = await startSandbox({ port: 0, smtpPort: 0, feedly: { monthlyLimit: 1 } });
    const now = new Date("2026-11-15T12:00:00Z");
    const read = createFeedReader(makeFetchOutside(), http, {
      base: `${tight.url}/api.feedly.com`,
      token: "polyphon-dev-feedly",
      timeoutMs: 2_000,
      now: () => now,
    });
    const input = { kind: "FEEDLY", address: folder, known: nothing, count: 5, type: "ARTICLES" } as const;
    expect(await read(input)).toMatchObject({ kind: "read" });
    expect(await read(input)).toEqual({
      kind: "failed",
      trouble: "TOO_OFTEN",
      notBefore: new Date(now.getTime() + 86_400_000),
    });
    await tight.stop();
  });
});
