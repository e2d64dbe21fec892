import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { NetworkFault } from "../../../test/networks/network-conformance.ts";
import { networkConformance } from "../../../test/networks/network-conformance.ts";
import type { PublishAdapter, PublishImage, PublishRequest } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createLinkedinConnector } from "./linkedin-connector.ts";
import { createLinkedinPublisher } from "./shares/linkedin-publisher.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";

let sandbox: Sandbox;
let http: HttpClient;
let adapter: PublishAdapter;
let settings: LinkedinSettings;
let lastShare = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  settings = {
    apiBase: sandbox.url,
    oauthBase: sandbox.url,
    webBase: sandbox.url,
    clientId: "polyphon",
    clientSecret: "secret",
    version: "202609",
    timeoutMs: 3_000,
    absentAfterMs: 0,
  };
  adapter = createLinkedinPublisher(http, settings);
});
afterEach(() => sandbox.faults.clear());
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

function newRequest(change: Partial<PublishRequest> = {}): PublishRequest {
  lastShare += 1;
  const token = sandbox.mintToken({ name: `Ann Number${lastShare}` });
  return {
    shareId: lastShare,
    attempt: 1,
    authorId: `urn:li:person:${token.memberId}`,
    accessToken: token.accessToken,
    text: `Our plant runs on wind alone, share ${lastShare}.`,
    link: null,
    images: [],
    uploadedMedia: [],
    ...change,
  };
}

const route = "POST /rest/posts";
const faults: Record<NetworkFault, Parameters<Sandbox["faults"]["add"]>[0]> = {
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

async function control(method: "POST" | "PATCH", path: string, body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(sandbox.url + path, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
}

networkConformance("LinkedIn", () => ({
  adapter,
  newRequest,
  visiblePosts: () => sandbox.ledger.page({ limit: 10_000 }).filter((post) => post.deletedAt === null),
  breakNext: (fault) => void sandbox.faults.add(faults[fault]),
  revoke: ({ accessToken }) => control("POST", "/__sandbox/tokens/revoke", { accessToken }),
  expire: ({ accessToken }) => control("POST", "/__sandbox/tokens/expire", { accessToken }),
  unreachable: createLinkedinPublisher(http, { ...settings, apiBase: "http://127.0.0.1:9" }),
}));

const picture = async (format: "png" | "webp"): Promise<PublishImage> => {
  const size = { width: 400, height: 210, channels: 4, background: "#2a78" } as const;
  const bytes = await sharp({ create: size }).toFormat(format).toBuffer();
  return { bytes: () => Promise.resolve(bytes), mimeType: `image/${format}`, altText: "A mast" };
};
const rawOf = (request: PublishRequest) => {
  const [post] = sandbox.ledger.page({ share: String(request.shareId), limit: 5 });
  return JSON.parse(post?.raw ?? "{}") as { content?: Record<string, unknown> };
};

describe("pictures on LinkedIn", () => {
  test("become an image, several images or a link thumbnail", async () => {
    const image = await picture("png");
    const link = { url: "https://pol.io/3k9x", title: "Wind alone", description: null };
    const inputs: [Partial<PublishRequest>, string][] = [
      [{ images: [image] }, "media"],
      [{ images: [image, await picture("webp"), image] }, "multiImage"],
      [{ images: [image], link }, "article"],
    ];
    for (const [change, kind] of inputs) {
      const request = newRequest(change);
      const media = await adapter.uploadMedia(request);
      if (media.kind !== "ready") throw new Error(media.detail);
      expect(media.mediaIds).toHaveLength(request.images.length);
      const ready = { ...request, uploadedMedia: media.mediaIds };
      expect(await adapter.publish(ready, () => true)).toMatchObject({ kind: "published" });
      expect(Object.keys(rawOf(request).content ?? {})).toEqual([kind]);
    }
  });

  test("are not uploaded again after an earlier attempt", async () => {
    const image = await picture("png");
    const request = newRequest({ images: [image, image], uploadedMedia: ["urn:li:image:kept"] });
    const media = await adapter.uploadMedia(request);
    expect(media).toMatchObject({
      kind: "ready",
      mediaIds: ["urn:li:image:kept", expect.stringMatching(/^urn:li:image:/)],
    });
  });

  test("are retried later after any upload failure", async () => {
    const request = newRequest({ images: [await picture("png")] });
    for (const path of ["POST /rest/images*", "PUT /dms-uploads/*"]) {
      for (const kind of ["drop_before_commit", "half_close", "truncated_json"] as const) {
        if (kind === "truncated_json" && path.startsWith("PUT")) continue;
        sandbox.faults.add({ kind, route: path, times: 1 });
        expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
      }
      sandbox.faults.add({ kind: "http", status: 503, route: path, times: 1 });
      expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
    }
    expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "ready" });
  });

  test("fail permanently if they are no pictures, and are retried if the store is unavailable", async () => {
    const image = await picture("webp");
    const broken = { ...image, bytes: () => Promise.resolve(new Uint8Array([1, 2, 3])) };
    const away = { ...image, bytes: () => Promise.reject(new Error("the store is away")) };
    expect(await adapter.uploadMedia(newRequest({ images: [broken] }))).toMatchObject({
      reason: "media_failed",
    });
    expect(await adapter.uploadMedia(newRequest({ images: [away] }))).toMatchObject({
      kind: "later",
      reason: "transient",
    });
  });

  test("are not sent without being uploaded", async () => {
    const request = newRequest({ images: [await picture("png")] });
    expect(await adapter.publish(request, () => true)).toMatchObject({ kind: "not_sent" });
  });

  test("of a revoked token are refused with the reason", async () => {
    const request = newRequest({ images: [await picture("png")] });
    await control("POST", "/__sandbox/tokens/revoke", { accessToken: request.accessToken });
    expect(await adapter.uploadMedia(request)).toMatchObject({ kind: "refused", reason: "token_revoked" });
  });
});

const redirectUri = "http://127.0.0.1:4510/callback";
const connector = () => createLinkedinConnector(http, settings);

/** What a member does on the consent screen. */
async function consent(decision: "allow" | "refuse", name = "Anna Weber"): Promise<URL> {
  const url = connector().authorizeUrl({ state: "state 1+&", redirectUri });
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ decision, name }),
  });
  return new URL(answer.headers.get("location") ?? "about:blank");
}

describe("connecting LinkedIn", () => {
  test("returns the member's account, with the expiry of each token", async () => {
    const back = await consent("allow");
    expect(back.searchParams.get("state")).toBe("state 1+&");
    const result = await connector().exchange({ code: back.searchParams.get("code") ?? "", redirectUri });
    if (result.kind !== "granted") throw new Error(result.detail);
    const [account] = result.accounts;
    if (!account) throw new Error("no account");
    expect(result.accounts).toHaveLength(1);
    expect(account).toMatchObject({
      accountType: "PERSONAL",
      displayName: "Anna Weber",
      externalId: expect.stringMatching(/^urn:li:person:\w+$/),
    });
    expect(account.scopes).toContain("w_member_social");
    const days = (at: Date | null) => Math.round(((at?.getTime() ?? 0) - Date.now()) / 86_400_000);
    expect([days(account.accessExpiresAt), days(account.refreshExpiresAt)]).toEqual([60, 365]);
  });

  test("retries with a token that is too fresh to be accepted", async () => {
    await control("PATCH", "/__sandbox/settings", { linkedin: { freshTokenRevokedSeconds: 2 } });
    const back = await consent("allow");
    const result = await connector().exchange({ code: back.searchParams.get("code") ?? "", redirectUri });
    expect(result.kind).toBe("granted");
    await control("PATCH", "/__sandbox/settings", { linkedin: { freshTokenRevokedSeconds: 0 } });
  });

  test("redirects back with the error when the person declines", async () => {
    expect((await consent("refuse")).searchParams.get("error")).toBe("user_cancelled_authorize");
  });

  test("refuses a used code, and reports an outage or a wrong secret of ours as unavailable", async () => {
    const code = (await consent("allow")).searchParams.get("code") ?? "";
    await connector().exchange({ code, redirectUri });
    expect((await connector().exchange({ code, redirectUri })).kind).toBe("refused");
    const wrong = createLinkedinConnector(http, { ...settings, clientSecret: "wrong-secret" });
    expect((await wrong.exchange({ code, redirectUri })).kind).toBe("unavailable");
    sandbox.faults.add({ kind: "http", status: 503, route: "POST /oauth/v2/accessToken", times: 1 });
    expect((await connector().exchange({ code, redirectUri })).kind).toBe("unavailable");
  });

  test("renews the access token while the refresh token is valid", async () => {
    const code = (await consent("allow")).searchParams.get("code") ?? "";
    const granted = await connector().exchange({ code, redirectUri });
    if (granted.kind !== "granted") throw new Error(granted.detail);
    const { refreshToken, refreshExpiresAt, accessToken } = granted.accounts[0] ?? {
      accessToken: "",
      refreshToken: null,
      refreshExpiresAt: null,
    };
    const renewed = await connector().refresh({ refreshToken: refreshToken ?? "" });
    if (renewed.kind !== "refreshed") throw new Error(renewed.detail);
    expect(renewed.accessToken).not.toBe(accessToken);
    expect(
      Math.abs((renewed.refreshExpiresAt?.getTime() ?? 0) - (refreshExpiresAt?.getTime() ?? 0)),
    ).toBeLessThan(5_000);
    expect((await connector().refresh({ refreshToken: "no such token" })).kind).toBe("refused");
  });

  test("returns the pages that the member administers as well, for an approved app", async () => {
    const approved = createLinkedinConnector(http, { ...settings, organisations: true });
    const answer = await fetch(approved.authorizeUrl({ state: "state", redirectUri, wantsPage: true }), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ decision: "allow", name: "Maria Rossi" }),
    });
    const code = new URL(answer.headers.get("location") ?? "about:blank").searchParams.get("code") ?? "";
    const result = await approved.exchange({ code, redirectUri });
    if (result.kind !== "granted") throw new Error(result.detail);
    expect(result.accounts).toMatchObject([
      { accountType: "PERSONAL", displayName: "Maria Rossi" },
      {
        accountType: "ORGANISATION",
        displayName: "Nordwind Energie",
        vanityName: "nordwind-energie",
        externalId: "urn:li:organization:10001",
      },
    ]);
  });
});
