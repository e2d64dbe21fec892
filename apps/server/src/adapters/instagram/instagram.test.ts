import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ErrorCase, StandIn } from "../../../test/networks/network-conformance.ts";
import { networkConformance, networkErrorTable } from "../../../test/networks/network-conformance.ts";
import { creatingFaults, lookUpFaults } from "../../../test/networks/network-faults.ts";
import { networkWeather } from "../../../test/networks/network-weather.ts";
import { openTestStorage } from "../../../test/services/test-storage.ts";
import type { PublishAdapter, PublishImage, PublishRequest } from "../../modules/sharing/sharing.port.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { HttpClient } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createInstagramPublisher } from "./instagram-publisher.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

let sandbox: Sandbox;
let http: HttpClient;
let storage: Storage;
let adapter: PublishAdapter;
let settings: InstagramSettings;
let image: PublishImage;
let lastShare = 0;

const picture = async (
  width: number,
  height: number,
  format: "png" | "webp" = "png",
): Promise<PublishImage> => {
  const size = { width, height, channels: 4, background: "#2a78" } as const;
  const bytes = await sharp({ create: size }).toFormat(format).toBuffer();
  return { bytes: () => Promise.resolve(bytes), mimeType: `image/${format}`, altText: "A mast" };
};

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  ({ storage } = await openTestStorage());
  image = await picture(400, 400);
  settings = {
    graphBase: `${sandbox.url}/graph.instagram.com`,
    webBase: `${sandbox.url}/www.instagram.com`,
    oauthBase: `${sandbox.url}/api.instagram.com`,
    version: "v25.0",
    clientId: "polyphon",
    clientSecret: "secret",
    timeoutMs: 3_000,
    absentAfterMs: 30_000,
  };
  adapter = createInstagramPublisher({ http, settings, storage });
});
afterEach(async () => {
  sandbox.faults.clear();
  sandbox.clock.reset();
  await change({ pollsUntilFinished: 0, dailyLimit: 100, listLagSeconds: 0 });
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

function newRequest(change: Partial<PublishRequest> = {}): PublishRequest {
  lastShare += 1;
  const token = sandbox.mintToken({ name: `Wind Farm ${lastShare}` }, "instagram");
  return {
    shareId: lastShare,
    attempt: 1,
    authorId: token.memberId,
    accessToken: token.accessToken,
    text: `Our plant runs on wind alone, share ${lastShare}.`,
    link: null,
    images: [image],
    uploadedMedia: [],
    ...change,
  };
}

async function control(method: "POST" | "PATCH", path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${sandbox.url}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}
const change = (instagram: Record<string, unknown>) => control("PATCH", "settings", { instagram });

const route = "POST */media_publish";
const reading = "GET /graph.instagram.com/*";

/** The short name in an address is the id in other letters. */
const shortcode = (id: string) =>
  Buffer.from(BigInt(id).toString(16).padStart(16, "0"), "hex").toString("base64url");

const standIn = (): StandIn => ({
  adapter,
  newRequest,
  visiblePosts: () => sandbox.ledger.page({ limit: 10_000 }).filter((post) => post.deletedAt === null),
  breakNext: (fault) => void sandbox.faults.add(creatingFaults(route)[fault]),
  revoke: ({ accessToken }) => control("POST", "tokens/revoke?network=instagram", { accessToken }),
  expire: ({ accessToken }) => control("POST", "tokens/expire?network=instagram", { accessToken }),
  unreachable: createInstagramPublisher({
    http,
    storage,
    settings: { ...settings, graphBase: "http://127.0.0.1:9" },
  }),
  breakNextLookUp: (fault) => void sandbox.faults.add(lookUpFaults(reading)[fault]),
  permalinkOf: (id) => `/p/${shortcode(id)}/`,
  repeated: "published",
});

networkConformance("Instagram", standIn);
networkWeather("Instagram", {
  sandbox: () => sandbox,
  standIn,
  route: "* /graph.instagram.com/*",
  shares: 20,
});

const always = () => true;

async function uploaded(request: PublishRequest): Promise<PublishRequest> {
  const media = await adapter.uploadMedia(request);
  if (media.kind !== "ready") throw new Error(media.detail);
  return { ...request, uploadedMedia: media.mediaIds };
}

/** The simulated network answers the publishing call with the error named in the text. */
const errorCase = (code: number, subcode?: number): ErrorCase => ({
  says: subcode === undefined ? String(code) : `${code}/${subcode}`,
  arrange: async () => {
    const sign = subcode === undefined ? `graph-error-${code}` : `graph-error-${code}-${subcode}`;
    return { request: await uploaded(newRequest({ text: `${sign} ${lastShare}` })) };
  },
});
const met = (says: string, fault: Parameters<Sandbox["faults"]["add"]>[0]): ErrorCase => ({
  says,
  arrange: async () => {
    const request = await uploaded(newRequest());
    sandbox.faults.add({ ...fault, route, times: 1 });
    return { request };
  },
});

networkErrorTable("Instagram", standIn, {
  already_published: "a published container is known as published, with its id",
  duplicate_content: "the same words may be published again",
  token_expired: [errorCase(190, 463)],
  token_revoked: [errorCase(190, 458), errorCase(190, 460), errorCase(190, 467), errorCase(102)],
  permission: [errorCase(3), errorCase(10), errorCase(200), errorCase(299)],
  account_blocked: [errorCase(368), errorCase(190, 459), errorCase(25, 2_207_050), errorCase(4, 2_207_051)],
  content_rejected: [
    errorCase(100),
    {
      says: "no picture",
      arrange: () => Promise.resolve({ request: newRequest({ images: [] }) }),
    },
  ],
  text_too_long: [errorCase(36_004, 2_207_010)],
  media_failed: [errorCase(36_003, 2_207_009), errorCase(36_001, 2_207_005), errorCase(24, 2_207_006)],
  media_not_ready: [
    errorCase(-1, 2_207_032),
    errorCase(-1, 2_207_053),
    errorCase(-1, 2_207_082),
    {
      says: "IN_PROGRESS",
      arrange: async () => {
        const request = await uploaded(newRequest());
        await change({ pollsUntilFinished: 50 });
        return { request };
      },
    },
  ],
  rate_limited: [errorCase(4), errorCase(17), errorCase(80_002), errorCase(9, 2_207_042)],
  quota_or_billing: "publishing costs nothing",
  config: [errorCase(101), errorCase(12)],
  transient: [
    {
      says: "nobody listens",
      arrange: async () => ({ request: await uploaded(newRequest()), adapter: standIn().unreachable }),
    },
  ],
  ambiguous: [
    errorCase(1),
    errorCase(2),
    met("504", { kind: "http", status: 504 }),
    met("cut", { kind: "drop_after_commit" }),
  ],
});

describe("pictures on Instagram", () => {
  test("are converted to what Instagram accepts, and leave nothing in our store", async () => {
    const shapes = [picture(300, 900), picture(2000, 400), picture(5000, 5000), picture(200, 200, "webp")];
    for (const one of await Promise.all(shapes)) {
      const request = newRequest({ images: [one] });
      expect(await adapter.publish(await uploaded(request), always)).toMatchObject({ kind: "published" });
      expect(await storage.head(`outgoing/instagram/${request.shareId}/1-0.jpg`)).toBeNull();
    }
  }, 60_000);

  test("are published together as one post with their alternative texts", async () => {
    const request = newRequest({ images: [image, image, { ...image, altText: "A sail" }] });
    const result = await adapter.publish(await uploaded(request), always);
    if (result.kind !== "published") throw new Error(result.kind);
    const page = await (await fetch(result.permalink ?? "")).text();
    expect(page.match(/<img/g)).toHaveLength(3);
    expect(page).toContain('alt="A sail"');
  });

  test("are awaited while Instagram processes them", async () => {
    await change({ pollsUntilFinished: 2 });
    expect(await adapter.uploadMedia(newRequest())).toMatchObject({ kind: "ready" });
  });

  test("are prepared again later after any failure, without a visible post", async () => {
    const request = newRequest();
    const before = sandbox.ledger.summary().total;
    for (const kind of ["drop_after_commit", "half_close", "truncated_json"] as const) {
      sandbox.faults.add({ kind, route: "POST */media", times: 1 });
      expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
    }
    const away = { ...image, bytes: () => Promise.reject(new Error("the store is away")) };
    expect(await adapter.uploadMedia({ ...request, images: [away] })).toMatchObject({ kind: "later" });
    expect(sandbox.ledger.summary().total).toBe(before);
  });

  test("that Instagram cannot fetch are offered again later", async () => {
    const unreachable: Storage = {
      ...storage,
      presignedGet: () => Promise.resolve("http://127.0.0.1:9/a.jpg"),
    };
    const lost = createInstagramPublisher({ http, settings, storage: unreachable });
    expect(await lost.uploadMedia(newRequest())).toMatchObject({ kind: "later", reason: "transient" });
  });

  test("fail permanently if they are no pictures or the caption is too long", async () => {
    const broken = { ...image, bytes: () => Promise.resolve(new Uint8Array([1, 2, 3])) };
    const asked = (one: Partial<PublishRequest>) => adapter.uploadMedia(newRequest(one));
    expect(await asked({ images: [broken] })).toMatchObject({ kind: "refused", reason: "media_failed" });
    expect(await asked({ text: "x".repeat(2_201) })).toMatchObject({
      kind: "refused",
      reason: "text_too_long",
    });
  });

  test("are not published without preparation, and text alone is not published at all", async () => {
    expect(adapter.abilities.text).toBe(false);
    expect(await adapter.publish(newRequest(), always)).toMatchObject({ kind: "not_sent" });
  });
});

describe("a container", () => {
  test("that expired is replaced by a new one", async () => {
    const request = await uploaded(newRequest());
    sandbox.clock.advance(25 * 3_600_000);
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "published" });
  });

  test("with an outdated text is not published", async () => {
    const request = await uploaded(newRequest());
    const edited = { ...request, text: "Corrected words." };
    expect(await adapter.publish(edited, always)).toMatchObject({ kind: "published" });
    const shown = sandbox.ledger.page({ share: String(request.shareId), limit: 5 }).map(({ text }) => text);
    expect(shown).toEqual(["Corrected words."]);
  });

  test("proves that it was published although the list does not show it yet", async () => {
    const request = await uploaded(newRequest());
    await change({ listLagSeconds: 3_600 });
    sandbox.faults.add({ kind: "drop_after_commit", route, times: 1 });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "unknown" });
    const since = new Date();
    const provableAt = new Date(since.getTime() + settings.absentAfterMs);
    expect(await adapter.lookUp(request, since)).toEqual({ kind: "too_early", provableAt });
    expect(await adapter.lookUp(request, new Date(Date.now() - 60_000))).toEqual({
      kind: "found",
      externalId: null,
      permalink: null,
    });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "published", externalId: null });
    expect(sandbox.ledger.page({ share: String(request.shareId), limit: 5 })).toHaveLength(1);
    await change({ listLagSeconds: 0 });
    expect(await adapter.lookUp(request, new Date(Date.now() - 60_000))).toMatchObject({ kind: "found" });
  });

  test("published by an attempt long before the last one is found with its id", async () => {
    const request = await uploaded(newRequest());
    sandbox.faults.add({ kind: "drop_after_commit", route, times: 1 });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "unknown" });
    const [out] = sandbox.ledger.page({ share: String(request.shareId), limit: 5 });
    const later = new Date(Date.now() + 10 * 60_000);
    expect(await adapter.lookUp(request, later)).toMatchObject({ kind: "found", externalId: out?.id });
  });

  test("published by an earlier attempt in between counts as published, once and with its id", async () => {
    const request = await uploaded(newRequest());
    // The first answer is delayed, so both attempts find the container unpublished.
    sandbox.faults.add({ kind: "delay", ms: 200, route, times: 1 });
    const results = await Promise.all([adapter.publish(request, always), adapter.publish(request, always)]);
    const out = sandbox.ledger.page({ share: String(request.shareId), limit: 5 });
    expect(out).toHaveLength(1);
    for (const result of results) expect(result).toMatchObject({ kind: "published", externalId: out[0]?.id });
  });

  test("waits for the next day when the account reached its daily limit", async () => {
    await change({ dailyLimit: 1 });
    const first = newRequest();
    await adapter.publish(await uploaded(first), always);
    const { authorId, accessToken } = first;
    const second = await uploaded(newRequest({ authorId, accessToken }));
    const result = await adapter.publish(second, always);
    expect(result).toMatchObject({ kind: "later", reason: "rate_limited" });
    await change({ dailyLimit: 2 });
    expect(await adapter.publish(second, always)).toMatchObject({ kind: "published" });
  });

  test("whose address cannot be read is published anyway", async () => {
    const request = await uploaded(newRequest());
    // The first reading is that of the container's state.
    sandbox.faults.add({ kind: "delay", ms: 0, route: reading, times: 1 });
    sandbox.faults.add({ kind: "http", status: 500, route: reading, times: 1 });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "published", permalink: null });
  });
});
