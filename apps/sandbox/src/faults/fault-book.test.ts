import { expect, test } from "vitest";
import { FaultBook } from "./fault-book.ts";

const nobody = () => undefined;
const posts = "POST /rest/posts";

test("a fault for the next three calls applies exactly three times", () => {
  const book = new FaultBook(1);
  book.add({ route: posts, kind: "drop_before_commit", times: 3 });
  const met = Array.from({ length: 5 }, () => book.take(posts, nobody)?.kind ?? null);
  expect(met).toEqual(["drop_before_commit", "drop_before_commit", "drop_before_commit", null, null]);
  expect(book.list()).toMatchObject([{ left: 0, hits: 3 }]);
});

test("a route pattern matches only what it names", () => {
  const book = new FaultBook(1);
  book.add({ route: posts, kind: "drop_before_commit" });
  expect(book.take("POST /rest/posts/urn:li:share:1", nobody)).toBeNull();
  expect(book.take("GET /rest/posts", nobody)).toBeNull();
  expect(book.take(posts, nobody)).not.toBeNull();
  book.clear();
  book.add({ route: "* /rest/*", kind: "drop_before_commit" });
  expect(book.take("GET /rest/posts/urn:li:share:1", nobody)).not.toBeNull();
  expect(book.take("GET /v2/userinfo", nobody)).toBeNull();
});

test("a fault for one account leaves the others alone", () => {
  const book = new FaultBook(1);
  book.add({ route: posts, kind: "token_revoked", account: "anna" });
  expect(book.take(posts, () => "jonas")).toBeNull();
  expect(book.take(posts, nobody)).toBeNull();
  expect(book.take(posts, () => "anna")?.kind).toBe("token_revoked");
});

test("a fault by probability applies to about its share of the calls, the same ones in every run", () => {
  const run = () => {
    const book = new FaultBook(7);
    book.add({ route: posts, kind: "drop_after_commit", probability: 0.05 });
    return Array.from({ length: 10_000 }, () => book.take(posts, nobody) !== null);
  };
  const first = run();
  const hits = first.filter(Boolean).length;
  expect(hits).toBeGreaterThan(430);
  expect(hits).toBeLessThan(570);
  expect(run()).toEqual(first);
});

test("of two matching faults the first that fires applies", () => {
  const book = new FaultBook(1);
  book.add({ route: posts, kind: "delay", ms: 1, times: 1 });
  book.add({ route: posts, kind: "drop_before_commit" });
  expect(book.take(posts, nobody)?.kind).toBe("delay");
  expect(book.take(posts, nobody)?.kind).toBe("drop_before_commit");
});
