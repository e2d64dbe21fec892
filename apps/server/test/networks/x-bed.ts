import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import sharp from "sharp";
import type { NetworkFault } from "./network-conformance.ts";
import type { PublishAdapter, PublishImage, PublishRequest } from "../../src/modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../src/adapters/http/http-client.ts";
import { createHttpClient } from "../../src/adapters/http/http-client.ts";
import { createXPublisher } from "../../src/adapters/x/shares/x-publisher.ts";
import type { XSettings } from "../../src/adapters/x/x-settings.ts";

type FaultRequest = Parameters<Sandbox["faults"]["add"]>[0];

export const route = "POST /2/tweets";
export const faults: Record<NetworkFault, FaultRequest> = {
  cut_after_commit: { kind: "drop_after_commit", route, times: 1 },
  cut_before_commit: { kind: "drop_before_commit", route, times: 1 },
  half_close: { kind: "half_close", route, times: 1 },
  server_error_after_commit: { kind: "http", status: 503, commit: true, route, times: 1 },
  server_error_before_commit: { kind: "http", status: 500, route, times: 1 },
  gateway_page: { kind: "html_body", status: 403, route, times: 1 },
  no_answer: { kind: "stall", ms: 3_500, route, times: 1 },
  throttled: { kind: "too_many", route, times: 1 },
  reset_in_body: { kind: "reset_in_body", route, times: 1 },
};
const firstDay = {
  troubles: {},
  credits: null,
  userDailyPosts: 0,
  appDailyPosts: 0,
  postsPerWindow: 100,
  pollsUntilReady: 1,
  timelineLagSeconds: 0,
};

/** X of the sandbox with an adapter in front of it. */
export interface XBed {
  readonly sandbox: Sandbox;
  readonly http: HttpClient;
  readonly settings: XSettings;
  readonly adapter: PublishAdapter;
  readonly newRequest: (change?: Partial<PublishRequest>) => PublishRequest;
  readonly control: (method: "POST" | "PATCH", path: string, body: unknown) => Promise<void>;
  readonly setUp: (change: Record<string, unknown>) => Promise<void>;
  /** Uploads the media of the request, and returns the request to publish. */
  readonly uploaded: (request: PublishRequest) => Promise<PublishRequest>;
  readonly clear: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startXBed(change: Partial<XSettings> = {}): Promise<XBed> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const http = createHttpClient();
  const settings: XSettings = {
    apiBase: sandbox.url,
    authBase: sandbox.url,
    webBase: sandbox.url,
    clientId: "polyphon",
    clientSecret: "secret",
    timeoutMs: 3_000,
    absentAfterMs: 30_000,
    ...change,
  };
  const adapter = createXPublisher(http, settings);
  let lastShare = 0;

  async function control(method: "POST" | "PATCH", path: string, body: unknown): Promise<void> {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(sandbox.url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const setUp = (x: Record<string, unknown>) => control("PATCH", "/__sandbox/settings", { x });

  return {
    sandbox,
    http,
    settings,
    adapter,
    control,
    setUp,
    newRequest: (change = {}) => {
      lastShare += 1;
      const token = sandbox.mintToken({ name: `Ann Number${lastShare}` }, "x");
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
    },
    uploaded: async (request) => {
      const media = await adapter.uploadMedia(request);
      if (media.kind !== "ready") throw new Error(media.detail);
      return { ...request, uploadedMedia: media.mediaIds };
    },
    clear: async () => {
      sandbox.faults.clear();
      await setUp(firstDay);
    },
    stop: async () => {
      await http.close();
      await sandbox.stop();
    },
  };
}

export async function picture(format: "png" | "webp" | "gif" | "avif"): Promise<PublishImage> {
  const size = { width: 400, height: 210, channels: 4, background: "#2a78" } as const;
  const bytes = await sharp({ create: size }).toFormat(format).toBuffer();
  return { bytes: () => Promise.resolve(bytes), mimeType: `image/${format}`, altText: "A mast" };
}

/** A GIF of two frames. */
export async function film(): Promise<PublishImage> {
  const frame = (red: number) => Buffer.alloc(40 * 20 * 3, red);
  const raw = { width: 40, height: 40, channels: 3, pageHeight: 20 } as const;
  const bytes = await sharp(Buffer.concat([frame(10), frame(200)]), { raw })
    .gif()
    .toBuffer();
  return { bytes: () => Promise.resolve(bytes), mimeType: "image/gif", altText: "Turning" };
}
