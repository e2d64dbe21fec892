import { randomBytes } from "node:crypto";
import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpClient, type HttpClient } from "../../src/adapters/http/http-client.ts";
import { createNetworkAdapters } from "../../src/adapters/network-adapters.ts";
import { attachmentFile } from "../../src/modules/sharing/engine/payload/attachment-file.ts";
import type {
  MediaResult,
  PublishAdapter,
  PublishAttachment,
  PublishRequest,
} from "../../src/modules/sharing/sharing.port.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";
import { openTestStorage } from "../services/test-storage.ts";

let sandbox: Sandbox;
let http: HttpClient;
let storage: Storage;
let publishers: readonly PublishAdapter[];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  ({ storage } = await openTestStorage());
  const { url } = sandbox;
  const config = readConfig({
    LINKEDIN_API_BASE: url,
    LINKEDIN_OAUTH_BASE: url,
    LINKEDIN_WEB_BASE: url,
    X_API_BASE: url,
    X_WEB_BASE: url,
    GRAPH_BASE: `${url}/graph.facebook.com`,
    FB_DIALOG_BASE: `${url}/www.facebook.com`,
    IG_GRAPH_BASE: `${url}/graph.instagram.com`,
    IG_WEB_BASE: `${url}/www.instagram.com`,
  });
  ({ publishers } = createNetworkAdapters(config, http, storage));
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

/** The beginning of an MP4; the rest is noise that the sandbox ignores. */
const mp4 = (size: number, mark = "") =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), Buffer.from(mark), randomBytes(size)]);

async function stored(
  kind: PublishAttachment["kind"],
  bytes: Buffer,
  mimeType: string,
): Promise<PublishAttachment> {
  const key = `videos/${randomBytes(6).toString("hex")}`;
  await storage.put(key, bytes, mimeType);
  return { ...attachmentFile(storage, { key, mimeType, bytes: bytes.length }), kind, title: "Wind alone" };
}

type Account = readonly [name: string, network: Network, type: AccountType, authorOf: (id: string) => string];
const member: Account = ["linkedin", "LINKEDIN", "PERSONAL", (id) => `urn:li:person:${id}`];
const accounts: readonly Account[] = [
  member,
  ["x", "TWITTER", "PERSONAL", (id) => id],
  ["facebook", "FACEBOOK", "PAGE", (id) => id],
  ["instagram", "INSTAGRAM", "PROFESSIONAL", (id) => id],
];
let lastShare = 0;

function bedOf([name, network, type, authorOf]: Account) {
  const adapter = publishers.find((one) => one.network === network && one.accountTypes.includes(type));
  if (!adapter) throw new Error(`nobody publishes on ${name}`);
  lastShare += 1;
  const { memberId, accessToken } = sandbox.mintToken({ name: `Video Number${lastShare}` }, name);
  const text = `How a mast is raised, video ${lastShare}.`;
  const request: PublishRequest = {
    shareId: lastShare,
    attempt: 1,
    authorId: authorOf(memberId),
    accessToken,
    text,
    link: null,
    images: [],
    uploadedMedia: [],
  };
  return { adapter, request };
}

/** As the engine does in several short attempts: each one continues with the ids of the one before. */
async function prepare(adapter: PublishAdapter, request: PublishRequest) {
  const steps: string[] = [];
  let ready = request;
  for (;;) {
    const media: MediaResult = await adapter.uploadMedia(ready);
    steps.push(media.kind === "refused" ? media.reason : media.kind);
    if (media.kind !== "pending" && media.kind !== "ready") return { ready, steps };
    ready = { ...ready, uploadedMedia: media.mediaIds };
    if (media.kind === "ready" || steps.length > 9) return { ready, steps };
  }
}

const seen = (request: PublishRequest) =>
  sandbox.ledger.page({ share: String(request.shareId), limit: 5 }).map(({ text, id }) => ({ text, id }));

describe.each(accounts)("a video on %s", (...account) => {
  test("is uploaded in parts, awaited and published once", async () => {
    const { adapter, request } = bedOf(account);
    const attachment = await stored("VIDEO", mp4(9 * 1024 * 1024), "video/mp4");
    const { ready, steps } = await prepare(adapter, { ...request, attachment });
    expect(steps.at(-1)).toBe("ready");
    expect(steps.length > 1 || account[0] === "facebook").toBe(true);
    const result = await adapter.publish(ready, () => true);
    if (result.kind !== "published") throw new Error(JSON.stringify(result));
    expect(seen(request)).toEqual([{ text: request.text, id: result.externalId }]);
  });

  test("that the network cannot process fails permanently", async () => {
    const { adapter, request } = bedOf(account);
    const attachment = await stored("VIDEO", mp4(1_000, "processing-failed"), "video/mp4");
    const { steps } = await prepare(adapter, { ...request, attachment });
    // Facebook accepts the video and the text in one call and reports the result later.
    if (account[0] === "facebook") return expect(steps).toEqual(["ready"]);
    expect(steps.at(-1)).toBe("media_failed");
  });

  test("whose answer is lost is looked up, not sent again", async () => {
    const { adapter, request } = bedOf(account);
    if (adapter.abilities.afterLostAnswer !== "look_up") return;
    const attachment = await stored("VIDEO", mp4(2_000), "video/mp4");
    const { ready } = await prepare(adapter, { ...request, attachment });
    sandbox.faults.add({ kind: "drop_after_commit", route: "POST *", times: 1 });
    const since = new Date();
    expect((await adapter.publish(ready, () => true)).kind).toBe("unknown");
    sandbox.faults.clear();
    expect(await adapter.lookUp(ready, since)).toMatchObject({
      kind: "found",
      externalId: seen(request)[0]?.id,
    });
  });

  test("that is missing in our own store is retried later", async () => {
    const { adapter, request } = bedOf(account);
    const file = await stored("VIDEO", mp4(1_000), "video/mp4");
    const gone = () => Promise.reject(new Error("the store is away"));
    const attachment = { ...file, part: gone, address: gone };
    const { ready, steps } = await prepare(adapter, { ...request, attachment });
    if (account[0] !== "facebook") return expect(steps).toEqual(["later"]);
    expect((await adapter.publish(ready, () => true)).kind).toBe("not_sent");
  });
});

test("a document is published as a document on LinkedIn, with its title", async () => {
  const { adapter, request } = bedOf(member);
  const attachment = await stored("DOCUMENT", Buffer.from("%PDF-1.7 plan"), "application/pdf");
  const { ready, steps } = await prepare(adapter, { ...request, attachment });
  expect(steps.slice(-2)).toEqual(["pending", "ready"]);
  expect((await adapter.publish(ready, () => true)).kind).toBe("published");
  const [post] = sandbox.ledger.page({ share: String(request.shareId), limit: 1 });
  const { content } = JSON.parse(post?.raw ?? "{}") as { content: { media: { id: string; title: string } } };
  expect(content.media).toEqual({ id: ready.uploadedMedia[0], title: "Wind alone" });
});
