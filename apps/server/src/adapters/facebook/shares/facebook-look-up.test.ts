import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type FacebookStage, openFacebookStage } from "../../../../test/networks/facebook-stage.ts";
import type { PublishAdapter } from "../../../modules/sharing/sharing.port.ts";

let stage: FacebookStage;
let adapter: PublishAdapter;
let lastFill = 1;
const always = () => true;
const change = (facebook: Record<string, unknown>) => stage.control("PATCH", "settings", { facebook });

beforeAll(async () => {
  stage = await openFacebookStage();
  ({ adapter } = stage);
});
afterEach(async () => {
  stage.sandbox.faults.clear();
  await change({ pageHourlyLimit: 0, listLagSeconds: 0 });
});
afterAll(() => stage.close());

describe("looking a page's post up", () => {
  const since = () => new Date(Date.now() - 60_000);

  test("takes absence for proof only when the list had time to show it", async () => {
    await change({ listLagSeconds: 3_600 });
    const request = stage.newRequest();
    await adapter.publish(request, always);
    expect(await adapter.lookUp(request, new Date())).toMatchObject({ kind: "too_early" });
    await change({ listLagSeconds: 0 });
    expect(await adapter.lookUp(request, new Date())).toMatchObject({ kind: "found" });
    expect(await adapter.lookUp({ ...request, text: "Never sent." }, since())).toEqual({ kind: "not_found" });
  });

  test("reads as far back as the request was sent, and proves nothing where it cannot", async () => {
    const request = stage.newRequest();
    await adapter.publish(request, always);
    const fill = (count: number) => {
      const page = { network: "facebook", author: request.authorId, authorName: "", raw: "{}", share: null };
      for (let n = 0; n < count; n += 1) {
        stage.sandbox.ledger.add({
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

  test("takes neither older posts nor other words for it", async () => {
    const request = stage.newRequest();
    await adapter.publish(request, always);
    const later = new Date(Date.now() + 10 * 60_000);
    expect((await adapter.lookUp(request, later)).kind).not.toBe("found");
    const other = { ...request, text: `${request.text} And sun.` };
    expect(await adapter.lookUp(other, since())).toEqual({ kind: "not_found" });
  });

  test("knows nothing when the list cannot be read or the post has no words", async () => {
    const request = stage.newRequest();
    for (const fault of [
      { kind: "http", status: 500 },
      { kind: "html_body", status: 200 },
    ] as const) {
      stage.sandbox.faults.add({ ...fault, route: "GET */published_posts", times: 1 });
      expect(await adapter.lookUp(request, since())).toMatchObject({ kind: "failed" });
    }
    expect(await adapter.lookUp({ ...request, text: " " }, since())).toMatchObject({ kind: "failed" });
  });
});

describe("limits of a page", () => {
  test("are waited for as long as Facebook says", async () => {
    await change({ pageHourlyLimit: 1 });
    const request = stage.newRequest();
    await adapter.publish(request, always);
    const result = await adapter.publish({ ...request, shareId: 0, text: "Another one." }, always);
    if (result.kind !== "later") throw new Error(result.kind);
    const minutes = Math.round((result.retryAt.getTime() - Date.now()) / 60_000);
    expect(minutes).toBe(60);
  });

  test("of what it was allowed are told as a missing permission", async () => {
    const token = stage.sandbox.mintToken({ name: "Reader", scopes: ["pages_read_engagement"] }, "facebook");
    const request = stage.newRequest({ authorId: token.memberId, accessToken: token.accessToken });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "refused", reason: "permission" });
  });
});
