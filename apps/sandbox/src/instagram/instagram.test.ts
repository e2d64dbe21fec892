import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type FileHost,
  type GraphAccount,
  graphAccount,
  hostFile,
  jpegHead,
} from "../../test/graph-client.ts";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
let host: FileHost;
let account: GraphAccount;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  host = await hostFile(jpegHead(1080, 1080));
});
beforeEach(() => {
  sandbox.reset();
  account = graphAccount(sandbox, "instagram");
});
afterAll(async () => {
  await host.stop();
  await sandbox.stop();
});

const prepare = (more: Record<string, unknown> = {}) =>
  account.call("POST", `${account.id}/media`, { image_url: `${host.url}/a.jpg`, caption: "Wind", ...more });
const container = async (more: Record<string, unknown> = {}) => String((await prepare(more)).body["id"]);
const publish = (id: string, headers: Record<string, string> = {}) =>
  account.call("POST", `${account.id}/media_publish`, { creation_id: id }, headers);
const statusOf = async (id: string) =>
  (await account.call("GET", `${id}?fields=status_code`)).body["status_code"];
const change = (instagram: Record<string, unknown>) => control(sandbox, "PATCH", "settings", { instagram });
const subcode = async (more: Record<string, unknown>) => (await prepare(more)).body.error?.error_subcode;

describe("a container", () => {
  test("stays invisible until it is published, once", async () => {
    const id = await container();
    expect(await statusOf(id)).toBe("FINISHED");
    expect(sandbox.ledger.summary().total).toBe(0);
    const media = String((await publish(id, { "x-polyphon-share": "7" })).body["id"]);
    expect(sandbox.ledger.find(media)).toMatchObject({ text: "Wind", share: "7", network: "instagram" });
    expect(await statusOf(id)).toBe("PUBLISHED");
    expect((await publish(id)).status).toBe(400);
    expect(sandbox.ledger.summary().total).toBe(1);
  });

  test("is processed for some polls and cannot be published before", async () => {
    await change({ pollsUntilFinished: 2 });
    const id = await container();
    expect(await statusOf(id)).toBe("IN_PROGRESS");
    expect((await publish(id)).body.error).toMatchObject({ code: 9007, error_subcode: 2_207_027 });
    expect(await statusOf(id)).toBe("FINISHED");
    expect((await publish(id)).status).toBe(200);
  });

  test("expires after a day unless it was published", async () => {
    const [kept, used] = [await container(), await container()];
    await publish(used);
    sandbox.clock.advance(86_400_000);
    expect([await statusOf(kept), await statusOf(used)]).toEqual(["EXPIRED", "PUBLISHED"]);
    expect((await publish(kept)).body.error?.error_subcode).toBe(2_207_008);
  });

  test("needs a reachable JPEG of a size and shape that Instagram accepts", async () => {
    const [wide, text] = [await hostFile(jpegHead(2000, 400)), await hostFile(Buffer.from("hello"))];
    expect(await subcode({ image_url: `${host.url}/missing.jpg` })).toBe(2_207_052);
    expect(await subcode({ image_url: "https://www.example.com/a.jpg" })).toBe(2_207_052);
    expect(await subcode({ image_url: `${wide.url}/a.jpg` })).toBe(2_207_009);
    expect(await subcode({ image_url: `${text.url}/a.jpg` })).toBe(2_207_005);
    expect(await subcode({ caption: "x".repeat(2_201) })).toBe(2_207_010);
    expect((await prepare({ caption: "#a ".repeat(31) })).body.error?.code).toBe(100);
    expect((await prepare({ image_url: "" })).body.error?.code).toBe(100);
    await Promise.all([wide.stop(), text.stop()]);
  });

  test("of several pictures is published as one post with all of them", async () => {
    const item = () => container({ is_carousel_item: "true", caption: "" });
    const children = [await item(), await item(), await item()];
    expect(await subcode({ media_type: "CAROUSEL", children: children[0] })).toBe(2_207_028);
    const whole = await container({ media_type: "CAROUSEL", children: children.join(",") });
    expect((await publish(children[0] ?? "")).status).toBe(400);
    expect((await publish(whole)).status).toBe(200);
    const page = await (await fetch(`${sandbox.url}/instagram`)).text();
    expect(page.match(/<img/g)).toHaveLength(3);
  });

  test("belongs to its account", async () => {
    const other = graphAccount(sandbox, "instagram", { name: "Other" });
    const id = await container();
    const stolen = await other.call("POST", `${other.id}/media_publish`, { creation_id: id });
    expect(stolen.body.error?.error_subcode).toBe(2_207_006);
    expect((await other.call("GET", id)).status).toBe(400);
  });
});

describe("an account", () => {
  test("has a limit of posts in 24 hours and can query its usage", async () => {
    await change({ dailyLimit: 2 });
    await publish(await container());
    await publish(await container());
    const limit = await account.call(
      "GET",
      `${account.id}/content_publishing_limit?fields=quota_usage,config`,
    );
    expect(limit.body["data"]).toMatchObject([{ quota_usage: 2, config: { quota_total: 2 } }]);
    const id = await container();
    expect((await publish(id)).body.error).toMatchObject({ code: 9, error_subcode: 2_207_042 });
    sandbox.clock.advance(86_400_000 - 1);
    const next = await container();
    sandbox.clock.advance(1_000);
    expect((await publish(next)).status).toBe(200);
  });

  test("lists its posts with caption, time and a working permalink", async () => {
    const media = (await publish(await container())).body["id"];
    const list = await account.call("GET", `${account.id}/media?fields=id,caption,permalink`);
    const [post] = list.body["data"] as { id: string; caption: string; permalink: string }[];
    expect(post).toMatchObject({ id: media, caption: "Wind" });
    expect(await (await fetch(post?.permalink ?? "")).text()).toContain("Wind");
  });

  test("needs the permission to publish", async () => {
    const reader = graphAccount(sandbox, "instagram", { name: "R", scopes: ["instagram_business_basic"] });
    const answer = await reader.call("POST", `${reader.id}/media`, { image_url: `${host.url}/a.jpg` });
    expect(answer.body.error?.code).toBe(200);
  });
});
