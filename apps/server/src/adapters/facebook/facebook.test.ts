import { randomBytes } from "node:crypto";
import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ErrorCase, StandIn } from "../../../test/network-conformance.ts";
import { networkConformance, networkErrorTable } from "../../../test/network-conformance.ts";
import { creatingFaults, lookUpFaults } from "../../../test/network-faults.ts";
import { networkWeather } from "../../../test/network-weather.ts";
import type { PublishAdapter, PublishImage, PublishRequest } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createFacebookPublisher } from "./facebook-publisher.ts";
import type { FacebookSettings } from "./facebook-settings.ts";

let sandbox: Sandbox;
let http: HttpClient;
let adapter: PublishAdapter;
let settings: FacebookSettings;
let lastShare = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  settings = {
    graphBase: `${sandbox.url}/graph.facebook.com`,
    webBase: `${sandbox.url}/www.facebook.com`,
    version: "v25.0",
    clientId: "polyphon",
    clientSecret: "secret",
    timeoutMs: 1_000,
    absentAfterMs: 30_000,
  };
  adapter = createFacebookPublisher(http, settings);
});
afterEach(async () => {
  sandbox.faults.clear();
  await control("PATCH", "settings", { facebook: { pageHourlyLimit: 0, listLagSeconds: 0 } });
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

function newRequest(change: Partial<PublishRequest> = {}): PublishRequest {
  lastShare += 1;
  const token = sandbox.mintToken({ name: `Wind Farm ${lastShare}` }, "facebook");
  return {
    shareId: lastShare,
    attempt: 1,
    authorId: token.memberId,
    accessToken: token.accessToken,
    text: `Our plant runs on wind alone, share ${lastShare}.`,
    link: null,
    images: [],
    uploadedMedia: [],
    ...change,
  };
}

const route = "POST */feed";

async function control(method: "POST" | "PATCH", path: string, body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${sandbox.url}/__sandbox/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

const lookUp = "GET */published_posts";

const standIn = (): StandIn => ({
  adapter,
  newRequest,
  visiblePosts: () => sandbox.ledger.page({ limit: 10_000 }).filter((post) => post.deletedAt === null),
  breakNext: (fault) => void sandbox.faults.add(creatingFaults(route)[fault]),
  revoke: ({ accessToken }) => control("POST", "tokens/revoke?network=facebook", { accessToken }),
  expire: ({ accessToken }) => control("POST", "tokens/expire?network=facebook", { accessToken }),
  unreachable: createFacebookPublisher(http, { ...settings, graphBase: "http://127.0.0.1:9" }),
  breakNextLookUp: (fault) => void sandbox.faults.add(lookUpFaults(lookUp)[fault]),
});

networkConformance("Facebook page", standIn);
networkWeather("Facebook page", {
  sandbox: () => sandbox,
  standIn,
  route: "* /graph.facebook.com/*",
  shares: 60,
});

/** The played network answers with the error that the text orders. */
const told = (code: number, subcode?: number): ErrorCase => ({
  says: subcode === undefined ? String(code) : `${code}/${subcode}`,
  arrange: () => {
    const sign = subcode === undefined ? `graph-error-${code}` : `graph-error-${code}-${subcode}`;
    return Promise.resolve({ request: newRequest({ text: `${sign} ${lastShare}` }) });
  },
});
const met = (says: string, fault: Parameters<Sandbox["faults"]["add"]>[0]): ErrorCase => ({
  says,
  arrange: () => {
    sandbox.faults.add({ ...fault, route, times: 1 });
    return Promise.resolve({ request: newRequest() });
  },
});
const sentBefore: ErrorCase = {
  says: "506",
  arrange: async () => {
    const request = newRequest();
    await adapter.publish(request, () => true);
    return { request: { ...request, attempt: 2 } };
  },
};

networkErrorTable("Facebook page", standIn, {
  already_published: [sentBefore],
  duplicate_content: [sentBefore],
  token_expired: [told(190, 463), met("fault", { kind: "token_expired" })],
  token_revoked: [told(190, 458), told(190, 460), told(190, 467), told(102)],
  permission: [told(3), told(10), told(200), told(299)],
  account_blocked: [told(368), told(190, 459), told(100, 4_854_002)],
  content_rejected: [told(100), told(1_609_005), told(100, 1_346_003), told(100, 1_404_102)],
  media_failed: [told(100, 1_366_046)],
  media_not_ready: "photos are ready when they are uploaded",
  rate_limited: [told(4), told(17), told(32), told(341), told(613), told(80_001), told(80_014)],
  quota_or_billing: "publishing on pages costs nothing",
  config: [told(101), told(12)],
  transient: [
    {
      says: "nobody listens",
      arrange: () => Promise.resolve({ request: newRequest(), adapter: standIn().unreachable }),
    },
  ],
  ambiguous: [
    told(1),
    told(2),
    met("504", { kind: "http", status: 504 }),
    met("cut", { kind: "drop_after_commit" }),
  ],
});

const picture = async (format: "png" | "webp"): Promise<PublishImage> => {
  const size = { width: 400, height: 210, channels: 4, background: "#2a78" } as const;
  const bytes = await sharp({ create: size }).toFormat(format).toBuffer();
  return { bytes: () => Promise.resolve(bytes), mimeType: `image/${format}`, altText: "A mast" };
};
const always = () => true;
const rawOf = (request: PublishRequest) => {
  const [post] = sandbox.ledger.page({ share: String(request.shareId), limit: 5 });
  return JSON.parse(post?.raw ?? "{}") as { message: string; link: string; photos: string[] };
};

async function uploaded(request: PublishRequest): Promise<PublishRequest> {
  const media = await adapter.uploadMedia(request);
  if (media.kind !== "ready") throw new Error(media.detail);
  return { ...request, uploadedMedia: media.mediaIds };
}

describe("what a page shows", () => {
  const link = { url: "https://pol.io/3k9x", title: "Wind alone", description: null };

  test("is the link as a card, or the pictures with the link in the text", async () => {
    const image = await picture("png");
    const card = newRequest({ link, images: [image] });
    expect(await adapter.publish(await uploaded(card), always)).toMatchObject({ kind: "published" });
    expect(rawOf(card)).toEqual({ message: card.text, link: link.url, photos: [] });

    const album = newRequest({ link, images: [image, await picture("webp")] });
    expect(await adapter.publish(await uploaded(album), always)).toMatchObject({ kind: "published" });
    expect(rawOf(album)).toMatchObject({ message: `${album.text}\n\n${link.url}`, link: "" });
    expect(rawOf(album).photos).toHaveLength(2);
  });

  test("is the pictures alone, of which nobody sees anything before the post", async () => {
    const before = sandbox.ledger.summary().total;
    const request = await uploaded(newRequest({ images: [await picture("png")] }));
    expect(sandbox.ledger.summary().total).toBe(before);
    const result = await adapter.publish(request, always);
    if (result.kind !== "published") throw new Error(result.kind);
    expect(rawOf(request).photos).toEqual(request.uploadedMedia);
    const page = await (await fetch(result.permalink ?? "")).text();
    expect(page).toContain('alt="A mast"');
  });
});

describe("pictures for a page", () => {
  test("that an earlier attempt uploaded are not uploaded again, and none is posted without being uploaded", async () => {
    const image = await picture("png");
    const request = newRequest({ images: [image, image], uploadedMedia: ["71"] });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "not_sent" });
    expect(await adapter.uploadMedia(request)).toMatchObject({
      kind: "ready",
      mediaIds: ["71", expect.stringMatching(/^\d+$/)],
    });
  });

  test("whose upload breaks are simply tried later, whatever broke", async () => {
    const request = newRequest({ images: [await picture("png")] });
    const broken = [
      { kind: "drop_before_commit" },
      { kind: "half_close" },
      { kind: "truncated_json" },
      { kind: "http", status: 503 },
      { kind: "html_body", status: 403 },
    ] as const;
    for (const fault of broken) {
      sandbox.faults.add({ ...fault, route: "POST */photos", times: 1 });
      expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
    }
    expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "ready" });
  });

  test("that are no pictures fail for good; a store that is away is asked later; a dead token says so", async () => {
    const image = await picture("webp");
    const broken = { ...image, bytes: () => Promise.resolve(new Uint8Array([1, 2, 3])) };
    const away = { ...image, bytes: () => Promise.reject(new Error("the store is away")) };
    const asked = (one: PublishImage) => adapter.uploadMedia(newRequest({ images: [one] }));
    expect(await asked(broken)).toMatchObject({ kind: "refused", reason: "media_failed" });
    expect(await asked({ ...broken, mimeType: "image/png" })).toMatchObject({ reason: "media_failed" });
    expect(await asked(away)).toMatchObject({ kind: "later", reason: "transient" });
    const revoked = newRequest({ images: [image] });
    await control("POST", "tokens/revoke?network=facebook", { accessToken: revoked.accessToken });
    expect(await adapter.uploadMedia(revoked)).toMatchObject({ kind: "refused", reason: "token_revoked" });
  });

  test("that are too heavy are made lighter", async () => {
    const [width, height] = [1_600, 1_400];
    const noise = randomBytes(width * height * 3);
    const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(4 * 1024 * 1024);
    const heavy = { bytes: () => Promise.resolve(bytes), mimeType: "image/png", altText: null };
    expect(await adapter.uploadMedia(newRequest({ images: [heavy] }))).toMatchObject({ kind: "ready" });
  });
});

describe("looking a page's post up", () => {
  const since = () => new Date(Date.now() - 60_000);

  test("takes absence for proof only when the list had time to show it", async () => {
    await control("PATCH", "settings", { facebook: { listLagSeconds: 3_600 } });
    const request = newRequest();
    await adapter.publish(request, always);
    expect(await adapter.lookUp(request, new Date())).toMatchObject({ kind: "failed" });
    await control("PATCH", "settings", { facebook: { listLagSeconds: 0 } });
    expect(await adapter.lookUp(request, new Date())).toMatchObject({ kind: "found" });
    expect(await adapter.lookUp({ ...request, text: "Never sent." }, since())).toEqual({ kind: "not_found" });
  });

  test("takes neither older posts nor other words for it", async () => {
    const request = newRequest();
    await adapter.publish(request, always);
    const later = new Date(Date.now() + 10 * 60_000);
    expect((await adapter.lookUp(request, later)).kind).not.toBe("found");
    const other = { ...request, text: `${request.text} And sun.` };
    expect(await adapter.lookUp(other, since())).toEqual({ kind: "not_found" });
  });

  test("knows nothing when the list cannot be read or the post has no words", async () => {
    const request = newRequest();
    for (const fault of [
      { kind: "http", status: 500 },
      { kind: "html_body", status: 200 },
    ] as const) {
      sandbox.faults.add({ ...fault, route: "GET */published_posts", times: 1 });
      expect(await adapter.lookUp(request, since())).toMatchObject({ kind: "failed" });
    }
    expect(await adapter.lookUp({ ...request, text: " " }, since())).toMatchObject({ kind: "failed" });
  });
});

describe("limits of a page", () => {
  test("are waited for as long as Facebook says", async () => {
    await control("PATCH", "settings", { facebook: { pageHourlyLimit: 1 } });
    const request = newRequest();
    await adapter.publish(request, always);
    const result = await adapter.publish({ ...request, shareId: 0, text: "Another one." }, always);
    if (result.kind !== "later") throw new Error(result.kind);
    const minutes = Math.round((result.retryAt.getTime() - Date.now()) / 60_000);
    expect(minutes).toBe(60);
  });

  test("of what it was allowed are told as a missing permission", async () => {
    const token = sandbox.mintToken({ name: "Reader", scopes: ["pages_read_engagement"] }, "facebook");
    const request = newRequest({ authorId: token.memberId, accessToken: token.accessToken });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "refused", reason: "permission" });
  });
});
