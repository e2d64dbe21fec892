import { linkCode } from "@polyphon/contract/links/links.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope, companyScope } from "../../platform/db/scope.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { writeClicks } from "./clicks/clicks.store.ts";
import { ensureClickMonths } from "./clicks/click-partitions.ts";
import { clicksOfPosts, clicksOfShares, createShortLinks, linksOfShares } from "./links.api.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

const link = (shareId: number, targetUrl = "https://example.com/post") => ({
  shareId,
  companyId: 1,
  postId: 40,
  targetUrl,
});

test("each share gets its own link, and keeps it when asked again", async () => {
  const codes = await inTransaction(db.pool, companyScope(1), (tx) =>
    createShortLinks(tx, [link(1), link(2), link(3)]),
  );
  expect([...codes.keys()]).toEqual([1, 2, 3]);
  expect(new Set(codes.values()).size).toBe(3);
  for (const code of codes.values()) expect(linkCode.safeParse(code).success).toBe(true);

  const again = await inTransaction(db.pool, companyScope(1), (tx) =>
    createShortLinks(tx, [link(2), link(4)]),
  );
  expect(again.get(2)).toBe(codes.get(2));
  expect(again.has(4)).toBe(true);
  expect(await inTransaction(db.pool, companyScope(1), (tx) => createShortLinks(tx, []))).toEqual(new Map());
});

test.each(["javascript:alert(1)", "data:text/html,x", "//example.com", "/post", "ftp://example.com/x", ""])(
  "a link never leads to %j",
  async (targetUrl) => {
    const made = inTransaction(db.pool, companyScope(1), (tx) => createShortLinks(tx, [link(9, targetUrl)]));
    await expect(made).rejects.toThrow("web address");
  },
);

test("a line break in an address does not get into a response header", async () => {
  await inTransaction(db.pool, companyScope(1), (tx) =>
    createShortLinks(tx, [link(5, "https://example.com/a\r\nset-cookie: x=1")]),
  );
  const { rows } = await inTransaction(db.pool, companyScope(1), (tx) =>
    tx.client.query<{ target_url: string }>("select target_url from short_link where share_id = 5"),
  );
  expect(rows[0]?.target_url).toBe("https://example.com/aset-cookie:%20x=1");
});

test("clicks are zero for a share that was never clicked, and absent for one without a link", async () => {
  await inTransaction(db.pool, companyScope(1), async (tx) => {
    await createShortLinks(tx, [link(6)]);
    expect((await linksOfShares(tx, [6, 777])).get(6)).toMatchObject({ persons: 0, bots: 0, previews: 0 });
    expect((await linksOfShares(tx, [6, 777])).has(777)).toBe(false);
    expect((await clicksOfShares(tx, [777])).get(777)).toEqual({
      persons: 0,
      bots: 0,
      previews: 0,
      lastAt: null,
    });
  });
});

test("another company sees neither a link nor its clicks", async () => {
  await inTransaction(db.pool, companyScope(1), (tx) => createShortLinks(tx, [link(7)]));
  const seen = await inTransaction(db.pool, companyScope(2), (tx) => linksOfShares(tx, [7]));
  expect(seen.size).toBe(0);
  const made = inTransaction(db.pool, companyScope(2), (tx) =>
    createShortLinks(tx, [{ ...link(8), companyId: 1 }]),
  );
  await expect(made).rejects.toThrow("row-level security");
});

test("a post's clicks are people's clicks on all its shares", async () => {
  await inTransaction(db.pool, companyScope(1), (tx) =>
    createShortLinks(tx, [
      { ...link(20), postId: 50 },
      { ...link(21), postId: 50 },
      { ...link(22), postId: 51 },
    ]),
  );
  await ensureClickMonths(db.pool, ["2026-11-01"]);
  const clicks = ([20, 20, 21, 22] as const).map((shareId, place) => ({
    id: `post-${place}`,
    shareId,
    companyId: 1,
    at: Date.UTC(2026, 10, 18),
    kind: "PERSON" as const,
    referrerHost: null,
  }));
  await inTransaction(db.pool, allScope("clicks"), (tx) =>
    writeClicks(tx, [...clicks, { ...clicks[0]!, id: "post-bot", kind: "BOT" }]),
  );
  const counts = await inTransaction(db.pool, companyScope(1), (tx) => clicksOfPosts(tx, [50, 51, 52]));
  expect(counts).toEqual(
    new Map([
      [50, 3],
      [51, 1],
      [52, 0],
    ]),
  );
});
