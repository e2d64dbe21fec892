import { randomBytes } from "node:crypto";
import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import { outgoingShare } from "@polyphon/rules/sharing/compose/preview/outgoing-share.ts";
import { cardHost, hostOf } from "@polyphon/rules/sharing/compose/preview/card-host.ts";
import { shownShare } from "@polyphon/rules/sharing/compose/preview/shown-share.ts";
import { startSandbox, type Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpClient, type HttpClient } from "../../src/adapters/http/http-client.ts";
import { createNetworkAdapters } from "../../src/adapters/network-adapters.ts";
import { makeSharePage } from "../../src/adapters/share-page.ts";
import { attachmentFile } from "../../src/modules/sharing/engine/payload/attachment-file.ts";
import type {
  PublishAdapter,
  PublishAttachment,
  PublishRequest,
} from "../../src/modules/sharing/sharing.port.ts";
import { type Config, readConfig } from "../../src/platform/config/config.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";
import { pdf } from "../hostile/pdf-bytes.ts";
import { picture } from "../hostile/bytes.ts";
import { openTestStorage } from "../services/test-storage.ts";

let sandbox: Sandbox;
let http: HttpClient;
let storage: Storage;
let config: Config;
let publishers: readonly PublishAdapter[];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  ({ storage } = await openTestStorage());
  const { url } = sandbox;
  config = readConfig({
    LINKEDIN_API_BASE: url,
    LINKEDIN_OAUTH_BASE: url,
    LINKEDIN_WEB_BASE: url,
    X_API_BASE: url,
    X_WEB_BASE: url,
    GRAPH_BASE: `${url}/graph.facebook.com`,
    FB_DIALOG_BASE: `${url}/www.facebook.com`,
    IG_GRAPH_BASE: `${url}/graph.instagram.com`,
    IG_WEB_BASE: `${url}/www.instagram.com`,
    XING_BASE: `${url}/www.xing.com`,
  });
  ({ publishers } = createNetworkAdapters(config, http, storage));
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

const link = "https://go.example/abc234";
const page = "nordwind.example";

type Account = readonly [
  network: Network,
  type: AccountType,
  sandboxName: string,
  author: (id: string) => string,
];
const accounts: readonly Account[] = [
  ["LINKEDIN", "PERSONAL", "linkedin", (id) => `urn:li:person:${id}`],
  ["TWITTER", "PERSONAL", "x", (id) => id],
  ["FACEBOOK", "PAGE", "facebook", (id) => id],
  ["INSTAGRAM", "PROFESSIONAL", "instagram", (id) => id],
];

/** What a preview says of a share, and what a reader of the network finds. */
interface Seen {
  readonly text: string;
  /** The address behind a card that the network was given, or reads by itself. */
  readonly card: string | null;
  readonly pictures: number;
  readonly attachment: "VIDEO" | "DOCUMENT" | null;
}

const kinds = [
  ["link", { link, images: 0, attachment: null }],
  ["link with a picture", { link, images: 1, attachment: null }],
  ["link with three pictures", { link, images: 3, attachment: null }],
  ["picture", { link: null, images: 1, attachment: null }],
  ["three pictures", { link: null, images: 3, attachment: null }],
  ["video with a link", { link, images: 0, attachment: "VIDEO" }],
  ["document with a link", { link, images: 0, attachment: "DOCUMENT" }],
] as const;
type Kind = (typeof kinds)[number][1];

async function stored(kind: "VIDEO" | "DOCUMENT"): Promise<PublishAttachment> {
  const bytes =
    kind === "DOCUMENT" ? pdf() : Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), randomBytes(2_000)]);
  const mimeType = kind === "DOCUMENT" ? "application/pdf" : "video/mp4";
  const key = `attached/${randomBytes(6).toString("hex")}`;
  await storage.put(key, bytes, mimeType);
  return { ...attachmentFile(storage, { key, mimeType, bytes: bytes.length }), kind, title: "Wind alone" };
}

let lastShare = 0;

/** The request as the engine builds it. */
async function requestOf([network, , name, author]: Account, { link: url, images, attachment }: Kind) {
  lastShare += 1;
  const { memberId, accessToken } = sandbox.mintToken({ name: `Preview Number${lastShare}` }, name);
  const text = `Five turbines instead of eleven, share ${lastShare}. #repowering`;
  const outgoing = outgoingShare({ text, link: url, images, attachment: attachment !== null });
  const bytes = await picture(600, 400);
  const request: PublishRequest = {
    shareId: lastShare,
    attempt: 1,
    authorId: author(memberId),
    accessToken,
    text: outgoing.text,
    link: outgoing.linkCard === null ? null : { url: outgoing.linkCard, title: "Five", description: null },
    images: Array.from({ length: images }, () => ({
      bytes: () => Promise.resolve(bytes),
      mimeType: "image/jpeg",
      altText: null,
    })),
    attachment: attachment === null ? null : await stored(attachment),
    uploadedMedia: [],
  };
  const shown = shownShare(network, {
    text,
    link: url,
    images,
    attachment: attachment !== null,
    assisted: false,
  });
  const preview: Seen = {
    text: shown.text,
    card: shown.card ? url : null,
    pictures: shown.pictures,
    attachment,
  };
  return { request, preview };
}

async function publish(adapter: PublishAdapter, request: PublishRequest): Promise<void> {
  let ready = request;
  for (let step = 0; ; step += 1) {
    const media = await adapter.uploadMedia(ready);
    if (media.kind !== "pending" && media.kind !== "ready") throw new Error(media.detail);
    ready = { ...ready, uploadedMedia: media.mediaIds };
    if (media.kind === "ready") break;
    if (step > 9) throw new Error("the media were never ready");
  }
  const result = await adapter.publish(ready, () => true);
  if (result.kind !== "published") throw new Error(JSON.stringify(result));
}

interface LinkedinBody {
  readonly content?: {
    readonly article?: { readonly source: string };
    readonly media?: { readonly id: string };
    readonly multiImage?: { readonly images: readonly unknown[] };
  };
}
interface XBody {
  readonly media?: { readonly media_ids: readonly string[] };
}
interface FacebookBody {
  readonly link?: string;
  readonly attached_media?: readonly unknown[];
  readonly file_url?: string;
}

type Post = ReturnType<Sandbox["ledger"]["page"]>[number];

/** What the stored post carries beside its text, in the network's own terms. */
const carried: Record<string, (post: Post, asked: Kind, token: string) => Promise<Omit<Seen, "text">>> = {
  LINKEDIN: async ({ raw }) => {
    const { content = {} } = JSON.parse(raw) as LinkedinBody;
    const id = content.media?.id ?? "";
    const kind = id.includes(":video:") ? "VIDEO" : id.includes(":document:") ? "DOCUMENT" : null;
    const one = content.media !== undefined && kind === null ? 1 : 0;
    return Promise.resolve({
      card: content.article?.source ?? null,
      pictures: content.multiImage?.images.length ?? one,
      attachment: kind,
    });
  },
  TWITTER: async ({ raw, text }, { attachment }) => {
    const media = (JSON.parse(raw) as XBody).media?.media_ids.length ?? 0;
    // X makes a card from an address in the text, unless there is something else to show.
    const card = media === 0 && text.includes(link) ? link : null;
    return Promise.resolve({
      card,
      pictures: attachment === null ? media : 0,
      attachment: attachment !== null && media === 1 ? attachment : null,
    });
  },
  FACEBOOK: async ({ raw }) => {
    const body = JSON.parse(raw) as FacebookBody;
    return Promise.resolve({
      card: body.link ?? null,
      pictures: body.attached_media?.length ?? 0,
      attachment: body.file_url === undefined ? null : ("VIDEO" as const),
    });
  },
  INSTAGRAM: async ({ id }, _asked, token) => {
    const url = `${config.IG_GRAPH_BASE}/${config.GRAPH_VERSION}/${id}?fields=media_type,children`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { media_type: type, children } = (await answer.json()) as {
      media_type: string;
      children: { data: unknown[] };
    };
    const video = type === "VIDEO";
    return {
      card: null,
      pictures: video ? 0 : Math.max(1, children.data.length),
      attachment: video ? "VIDEO" : null,
    };
  },
};

function supports(adapter: PublishAdapter, { images, attachment }: Kind): boolean {
  const { abilities } = adapter;
  if (attachment !== null) return attachment === "VIDEO" ? abilities.video : abilities.document;
  return images >= abilities.minImages && images <= abilities.maxImages;
}

describe.each(accounts)("the preview on %s, %s", (...account) => {
  test.each(kinds)("is what arrives: a post with %s", async (_kind, kind) => {
    const [network, type] = account;
    const adapter = publishers.find((one) => one.network === network && one.accountTypes.includes(type));
    if (!adapter) throw new Error(`nobody publishes on ${network}`);
    if (!supports(adapter, kind)) return;
    const { request, preview } = await requestOf(account, kind);
    await publish(adapter, request);
    const [post, ...more] = sandbox.ledger.page({ share: String(request.shareId), limit: 5 });
    if (!post || more.length > 0) throw new Error("the ledger has not exactly one post of the share");
    const beside = await carried[network]?.(post, kind, request.accessToken);
    expect({ text: post.text, ...beside }).toEqual(preview);
    if (network === "LINKEDIN" && beside?.card)
      expect(cardHost(network, link, page)).toBe(hostOf(beside.card));
  });
});

describe.each(["XING", "FACEBOOK"] as const)("the preview on %s, where the person shares", (network) => {
  test("is what arrives: the copied text, and the card of the link", async () => {
    const text = `Five turbines instead of eleven, by hand on ${network}.`;
    const shown = shownShare(network, { text, link, images: 1, attachment: false, assisted: true });
    const page = makeSharePage(config)(network, link) ?? "";
    const before = sandbox.ledger.page({ limit: 10_000 }).length;
    const answer = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ decision: "share", message: shown.text, member: "1" }),
      redirect: "manual",
    });
    expect(answer.status).toBeLessThan(400);
    const [post] = sandbox.ledger.page({ limit: 10_000 }).slice(before);
    const sent = JSON.parse(post?.raw ?? "{}") as { url?: string; link?: string };
    expect({ text: post?.text, card: (sent.url ?? sent.link) === link, pictures: 0 }).toEqual(shown);
  });
});
