import { describe, expect, test } from "vitest";
import { urlsIn } from "./urls-in-text.ts";

const found = (text: string) => urlsIn(text).map(({ url }) => url);

describe("an address on X", () => {
  test.each([
    ["See https://acme.com.", ["https://acme.com"]],
    ["(https://acme.com/x_(y)#z)", ["https://acme.com/x_(y)#z"]],
    ["https://acme.com/a?b=1&c=2!", ["https://acme.com/a?b=1&c=2"]],
    ["acme.de/karriere, www.acme.com", ["acme.de/karriere", "www.acme.com"]],
    ["HTTPS://ACME.COM/X", ["HTTPS://ACME.COM/X"]],
    ["https://müller.de/straße", ["https://müller.de/straße"]],
    ["http://127.0.0.1:4520/3k9x", ["http://127.0.0.1:4520/3k9x"]],
    ["http://localhost:4520/3k9x", ["http://localhost:4520/3k9x"]],
  ])("is found in %s", (text, urls) => {
    expect(found(text)).toEqual(urls);
  });

  test.each([
    "ann@acme.com",
    "3.5",
    "e.g.",
    "https://unknown.ending/x",
    "127.0.0.1",
    "#acme.com",
    "Ende.Anfang",
  ])("is not %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("is searched quickly, even where there is none", () => {
    for (const unit of ["a.", "https://", "(", "acme.com/(", "a-", "acme.com/((a)"]) {
      const began = performance.now();
      urlsIn(unit.repeat(2_000 / unit.length));
      expect(performance.now() - began).toBeLessThan(500);
    }
  });
});
