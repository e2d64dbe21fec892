import { randomBytes } from "node:crypto";
import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type FacebookSetup, openFacebookSetup } from "../../../../test/networks/facebook-setup.ts";
import type { ErrorCase, StandIn } from "../../../../test/networks/network-conformance.ts";
import { networkConformance, networkErrorTable } from "../../../../test/networks/network-conformance.ts";
import { creatingFaults, lookUpFaults } from "../../../../test/networks/network-faults.ts";
import { networkWeather } from "../../../../test/networks/network-weather.ts";
import type { PublishAdapter, PublishImage, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { createFacebookPublisher } from "./facebook-publisher.ts";

let setup: FacebookSetup;
let adapter: PublishAdapter;

beforeAll(async () => {
  setup = await openFacebookSetup();
  ({ adapter } = setup);
});
afterEach(() => setup.sandbox.faults.clear());
afterAll(() => setup.close());

const newRequest = (change?: Partial<PublishRequest>) => setup.newRequest(change);
const route = "POST */feed";

const lookUp = "GET */published_posts";

const standIn = (): StandIn => ({
  adapter,
  newRequest,
  visiblePosts: () => setup.sandbox.ledger.page({ limit: 10_000 }).filter((post) => post.deletedAt === null),
  breakNext: (fault) => void setup.sandbox.faults.add(creatingFaults(route)[fault]),
  revoke: ({ accessToken }) => setup.control("POST", "tokens/revoke?network=facebook", { accessToken }),
  expire: ({ accessToken }) => setup.control("POST", "tokens/expire?network=facebook", { accessToken }),
  unreachable: createFacebookPublisher(setup.http, { ...setup.settings, graphBase: "http://127.0.0.1:9" }),
  breakNextLookUp: (fault) => void setup.sandbox.faults.add(lookUpFaults(lookUp)[fault]),
});

networkConformance("Facebook page", standIn);
networkWeather("Facebook page", {
  sandbox: () => setup.sandbox,
  standIn,
  route: "* /graph.facebook.com/*",
  shares: 60,
});

/** The simulated network answers with the error named in the text. */
const errorCase = (code: number, subcode?: number): ErrorCase => ({
  says: subcode === undefined ? String(code) : `${code}/${subcode}`,
  arrange: () => {
    const sign = subcode === undefined ? `graph-error-${code}` : `graph-error-${code}-${subcode}`;
    return Promise.resolve({ request: newRequest({ text: `${sign} once` }) });
  },
});
const met = (says: string, fault: Parameters<Sandbox["faults"]["add"]>[0]): ErrorCase => ({
  says,
  arrange: () => {
    setup.sandbox.faults.add({ ...fault, route, times: 1 });
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
  token_expired: [errorCase(190, 463), met("fault", { kind: "token_expired" })],
  token_revoked: [errorCase(190, 458), errorCase(190, 460), errorCase(190, 467), errorCase(102)],
  permission: [errorCase(3), errorCase(10), errorCase(200), errorCase(299)],
  account_blocked: [errorCase(368), errorCase(190, 459), errorCase(100, 4_854_002)],
  content_rejected: [
    errorCase(100),
    errorCase(1_609_005),
    errorCase(100, 1_346_003),
    errorCase(100, 1_404_102),
  ],
  text_too_long: "a page takes twenty times what the product allows",
  media_failed: [errorCase(100, 1_366_046)],
  media_not_ready: "photos are ready when they are uploaded",
  rate_limited: [
    errorCase(4),
    errorCase(17),
    errorCase(32),
    errorCase(341),
    errorCase(613),
    errorCase(80_001),
    errorCase(80_014),
  ],
  quota_or_billing: "publishing on pages costs nothing",
  config: [errorCase(101), errorCase(12)],
  transient: [
    {
      says: "nobody listens",
      arrange: () => Promise.resolve({ request: newRequest(), adapter: standIn().unreachable }),
    },
  ],
  ambiguous: [
    errorCase(1),
    errorCase(2),
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
  const [post] = setup.sandbox.ledger.page({ share: String(request.shareId), limit: 5 });
  return JSON.parse(post?.raw ?? "{}") as { message: string; attached_media?: { media_fbid: string }[] };
};

async function uploaded(request: PublishRequest): Promise<PublishRequest> {
  const media = await adapter.uploadMedia(request);
  if (media.kind !== "ready") throw new Error(media.detail);
  return { ...request, uploadedMedia: media.mediaIds };
}

describe("a page's post", () => {
  const link = { url: "https://pol.io/3k9x", title: "Wind alone", description: null };

  test("shows the link as a card, or the pictures with the link in the text", async () => {
    const image = await picture("png");
    const card = newRequest({ link, images: [image] });
    expect(await adapter.publish(await uploaded(card), always)).toMatchObject({ kind: "published" });
    expect(rawOf(card)).toEqual({ message: card.text, link: link.url, published: true });

    const album = newRequest({ link, images: [image, await picture("webp")] });
    expect(await adapter.publish(await uploaded(album), always)).toMatchObject({ kind: "published" });
    expect(rawOf(album)).toMatchObject({ message: `${album.text}\n\n${link.url}` });
    expect(rawOf(album)).not.toHaveProperty("link");
    expect(rawOf(album).attached_media).toHaveLength(2);
  });

  test("shows the picture if the link was removed between two attempts", async () => {
    const first = await uploaded(newRequest({ link, images: [await picture("png")] }));
    expect(await adapter.publish({ ...first, link: null }, always)).toMatchObject({ kind: "published" });
    expect(rawOf(first).attached_media).toHaveLength(1);
  });

  test("shows the pictures alone, which stay invisible before the post", async () => {
    const before = setup.sandbox.ledger.summary().total;
    const request = await uploaded(newRequest({ images: [await picture("png")] }));
    expect(setup.sandbox.ledger.summary().total).toBe(before);
    const result = await adapter.publish(request, always);
    if (result.kind !== "published") throw new Error(result.kind);
    expect(rawOf(request).attached_media?.map((photo) => photo.media_fbid)).toEqual(request.uploadedMedia);
    const page = await (await fetch(result.permalink ?? "")).text();
    expect(page).toContain('alt="A mast"');
  });
});

describe("pictures for a page", () => {
  test("are not uploaded again after an earlier attempt, and none is posted without an upload", async () => {
    const image = await picture("png");
    const request = newRequest({ images: [image, image], uploadedMedia: ["71"] });
    expect(await adapter.publish(request, always)).toMatchObject({ kind: "not_sent" });
    expect(await adapter.uploadMedia(request)).toMatchObject({
      kind: "ready",
      mediaIds: ["71", expect.stringMatching(/^\d+$/)],
    });
  });

  test("are retried later after any upload failure", async () => {
    const request = newRequest({ images: [await picture("png")] });
    const broken = [
      { kind: "drop_before_commit" },
      { kind: "half_close" },
      { kind: "truncated_json" },
      { kind: "http", status: 503 },
      { kind: "html_body", status: 403 },
    ] as const;
    for (const fault of broken) {
      setup.sandbox.faults.add({ ...fault, route: "POST */photos", times: 1 });
      expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
    }
    expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "ready" });
  });

  test("fail permanently if they are no pictures, are retried if the store is unavailable, and report a dead token", async () => {
    const image = await picture("webp");
    const broken = { ...image, bytes: () => Promise.resolve(new Uint8Array([1, 2, 3])) };
    const away = { ...image, bytes: () => Promise.reject(new Error("the store is away")) };
    const asked = (one: PublishImage) => adapter.uploadMedia(newRequest({ images: [one] }));
    expect(await asked(broken)).toMatchObject({ kind: "refused", reason: "media_failed" });
    expect(await asked({ ...broken, mimeType: "image/png" })).toMatchObject({ reason: "media_failed" });
    expect(await asked(away)).toMatchObject({ kind: "later", reason: "transient" });
    const revoked = newRequest({ images: [image] });
    await setup.control("POST", "tokens/revoke?network=facebook", { accessToken: revoked.accessToken });
    expect(await adapter.uploadMedia(revoked)).toMatchObject({ kind: "refused", reason: "token_revoked" });
  });

  test("are made smaller if they are too large", async () => {
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
