import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LinkedinBed, startLinkedinBed } from "../../../test/networks/linkedin-bed.ts";
import { createLinkedinPage } from "./linkedin-page.ts";

let bed: LinkedinBed;
beforeAll(async () => {
  bed = await startLinkedinBed("organisation");
  await bed.control("POST", "organizations", { id: "81001", name: "Nordwind Energie" });
});
afterAll(() => bed.stop());

const organisation = "urn:li:organization:81001";
const token = (scopes = ["r_organization_social"]) =>
  bed.sandbox.mintToken({ name: "Page Owner", scopes }).accessToken;
const write = (body: object) => bed.control("POST", "organizations/81001/posts", body);
const read = (accessToken: string, start = 0) =>
  createLinkedinPage(bed.http, bed.settings).posts({ accessToken, organisation, start });

describe("the posts of an organisation's page", () => {
  test("are read newest first, in pages, with text, link and pictures as people see them", async () => {
    for (let count = 0; count < 20; count += 1)
      await write({
        commentary: `Older ${count}`,
        at: new Date(Date.UTC(2026, 9, 1, 0, count)).toISOString(),
      });
    await write({
      commentary: String.raw`We \(all\) meet {hashtag|\#|wind} at @[Nordwind](urn:li:organization:81001)`,
      article: { source: "https://www.example.com/story", title: "Story" },
      pictures: [{ width: 800, height: 400 }],
    });
    const first = await read(token());
    if (first.kind !== "read") throw new Error(first.kind);
    expect(first.posts[0]).toMatchObject({
      text: "We (all) meet #wind at Nordwind",
      link: "https://www.example.com/story",
      pictures: [expect.stringMatching(/^urn:li:image:/)],
      permalink: expect.stringContaining("/feed/update/urn:li:share:") as string,
    });
    expect([first.posts.length, first.next]).toEqual([20, 20]);
    const second = await read(token(), 20);
    expect(second).toMatchObject({
      kind: "read",
      posts: [{ text: "Older 0", link: null, pictures: [] }],
      next: null,
    });
  });

  test("are refused for a token without the permission, and for a revoked one", async () => {
    expect(await read(token(["w_organization_social"]))).toMatchObject({
      kind: "failed",
      problem: "NOT_PERMITTED",
    });
    expect(await read("nobody's")).toMatchObject({ kind: "token_refused" });
  });

  test("are delayed as long as LinkedIn says, and retried when it does not answer", async () => {
    const fault = (body: object) =>
      bed.control("POST", "faults", { route: "GET /rest/posts", times: 1, ...body });
    await fault({ kind: "too_many", retryAfterSeconds: 600 });
    const later = await read(token());
    if (later.kind !== "failed") throw new Error(later.kind);
    expect(later.problem).toBe("RATE_LIMITED");
    expect((later.retryAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(500_000);
    for (const kind of ["html_body", "truncated_json", "drop_before_commit"]) {
      await fault({ kind });
      expect([kind, await read(token())]).toMatchObject([kind, { kind: "failed", problem: "UNAVAILABLE" }]);
    }
  });
});
