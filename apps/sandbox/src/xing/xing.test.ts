import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const paths = ["/www.xing.com/spi/shares/new", "/www.xing.com/social/share/spi"];
const shareUrl = (path: string, url: string) => `${sandbox.url}${path}?url=${encodeURIComponent(url)}`;
const decide = (path: string, decision: string) =>
  fetch(shareUrl(path, "https://example.com/a"), {
    method: "POST",
    body: new URLSearchParams({ decision, message: "My <b>words</b>" }),
  });

test("both share pages accept an address and the member's own words", async () => {
  for (const path of paths) {
    expect((await fetch(shareUrl(path, "https://example.com/a"))).status).toBe(200);
    expect((await decide(path, "share")).status).toBe(200);
  }
  expect(sandbox.ledger.page({ network: "xing", limit: 5 })).toHaveLength(2);
  const wall = await (await fetch(`${sandbox.url}/xing`)).text();
  expect(wall).toContain("My &lt;b&gt;words&lt;/b&gt;");
  const own = /href="(\/www\.xing\.com\/posts\/\d+)"/.exec(wall)?.[1] ?? "";
  expect((await fetch(sandbox.url + own)).status).toBe(200);
});

test("nothing is posted when the member cancels, or without an address", async () => {
  await decide(paths[0] ?? "", "cancel");
  expect((await fetch(shareUrl(paths[0] ?? "", "javascript:alert(1)"))).status).toBe(400);
  expect(sandbox.ledger.summary().total).toBe(0);
});

test("the share page can be removed by a setting", async () => {
  await control(sandbox, "PATCH", "settings", { xing: { sharePageGone: true } });
  expect((await decide(paths[0] ?? "", "share")).status).toBe(404);
  expect(sandbox.ledger.summary().total).toBe(0);
});
