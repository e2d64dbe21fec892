import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type FacebookSetup, openFacebookSetup } from "../../../../test/networks/facebook-setup.ts";
import type { PublishAdapter } from "../../../modules/sharing/sharing.port.ts";

let setup: FacebookSetup;
let adapter: PublishAdapter;
let lastFill = 1;
const always = () => true;
const change = (facebook: Record<string, unknown>) => setup.control("PATCH", "settings", { facebook });

beforeAll(async () => {
  setup = await openFacebookSetup();
  ({ adapter } = setup);
});
afterEach(async () => {
  setup.sandbox.faults.clear();
  await change({ pageHourlyLimit: 0, listLagSeconds: 0 });
});
afterAll(() => setup.close());

describe("looking up a page's post", () => {
  const since = () => new Date(Date.now() - 60_000);

  test("proves absence only after the list had time to show it", async () => {
    await change({ listLagSeconds: 3_600 });
    const request = setup.newRequest();
    await adapter.publish(request, always);
    expect(await adapter.lookUp(request, new Date())).toMatchObject({ kind: "too_early" });
    await change({ listLagSeconds: 0 });
    expect(await adapter.lookUp(request, new Date())).toMatchObject({ kind: "found" });
    expect(await adapter.lookUp({ ...request, text: "Never sent." }, since())).toEqual({ kind: "not_found" });
  });

  test("reads back to the time of the request, and proves nothing where it cannot", async () => {
    const request = setup.newRequest();
    await adapter.publish(request, always);
    const fill = (count: number) => {
      const page = { network: "facebook", author: request.authorId, authorName: "", raw: "{}", share: null };
      for (let n = 0; n < count; n += 1) {
        setup.sandbox.ledger.add({
          ...page,
          id: `${request.authorId}_${lastFill++}`,
          text: `Other ${n}`,
          at: Date.now(),
        });
      }
    };
    fill(60);
    expect(await adapter.lookUp(request, since())).toMatchObject({ kind: "found" });
    const absent = { ...request, text: "Never sent." };
    expect(await adapter.lookUp(absent, since())).toEqual({ kind: "not_found" });
    fill(500);
    expect(await adapter.lookUp(absent, since())).toMatchObject({ kind: "failed" });
  });

  test("matches neither older posts nor other texts", async () => {
    const request = setup.newRequest();
    await adapter.publish(request, always);
    const later = new Date(Date.now() + 10 * 60_000);
    expect((await adapter.lookUp(request, later)).kind).not.toBe("found");
    const other = { ...request, text: `${request.text} And sun.` };
    expect(await adapter.lookUp(other, since())).toEqual({ kind: "not_found" });
  });

  test("stays unsure when the list cannot be read or the post has no text", async () => {
    const request = setup.newRequest();
    for (const fault of [
      { kind: "http", status: 500 },
      { kind: "html_body", status: 200 },
    ] as const) {
      setup.sandbox.faults.add({ ...fault, route: "GET */published_posts", times: 1 });
      expect(await adapter.lookUp(request, since())).toMatchObject({ kind: "failed" });
    }
    expect(await adapter.lookUp({ ...request, text: " " }, since())).toMatchObject({ kind: "failed" });
  });
});

describe("limits of a page", () => {
  test("are respected for as long as Facebook says", async () => {
    await change({ pageHourlyLimit: 1 });
    const request = setup.newRequest();
    await adapter.publish(request, always);
    const result = await adapter.publish({ ...request, shareId: 0, text: "Another one." }, always);
    if (result.kind !== "later") throw new Error(result.kind);
    const minutes = Math.round((result.retryAt.getTime() - Date.now()) / 60_000);
    expect(minutes).toBe(60);
  });

  test("of its permissions are reported as a missing permission", async () => {
    const token = setup.sandbox.mintToken({ name: "Reader", scopes: ["pages_read_engagement"] }, "facebook");
    const request = setup.newRequest({ authorId: token.memberId, accessToken: token.accessToken });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "refused", reason: "permission" });
  });
});
