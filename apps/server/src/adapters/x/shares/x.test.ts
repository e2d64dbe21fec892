import { afterAll, afterEach, beforeAll } from "vitest";
import type { ErrorCase, StandIn } from "../../../../test/networks/network-conformance.ts";
import { networkConformance, networkErrorTable } from "../../../../test/networks/network-conformance.ts";
import { networkWeather } from "../../../../test/networks/network-weather.ts";
import type { PublishImage, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { faults, film, picture, route, startXBed, type XBed } from "../../../../test/networks/x-bed.ts";
import { createXPublisher } from "./x-publisher.ts";

let bed: XBed;
beforeAll(async () => {
  bed = await startXBed();
});
afterEach(() => bed.clear());
afterAll(() => bed.stop());

const reads = { route: "GET /2/users/*/tweets", times: 1 };
const brokenReads = {
  cut: { kind: "drop_before_commit", ...reads },
  server_error: { kind: "http", status: 503, ...reads },
  gateway_page: { kind: "html_body", status: 200, ...reads },
  throttled: { kind: "too_many", ...reads },
} as const;

const standIn = (): StandIn => ({
  adapter: bed.adapter,
  newRequest: bed.newRequest,
  visiblePosts: () =>
    bed.sandbox.ledger.page({ network: "x", limit: 10_000 }).filter((post) => post.deletedAt === null),
  breakNext: (fault) => void bed.sandbox.faults.add(faults[fault]),
  revoke: ({ accessToken }) => bed.control("POST", "/__sandbox/tokens/revoke?network=x", { accessToken }),
  expire: ({ accessToken }) => bed.control("POST", "/__sandbox/tokens/expire?network=x", { accessToken }),
  unreachable: createXPublisher(bed.http, { ...bed.settings, apiBase: "http://127.0.0.1:9" }),
  sameAnswerForDeadTokens: true,
  breakNextLookUp: (fault) => void bed.sandbox.faults.add(brokenReads[fault]),
});

networkConformance("X", standIn);
networkWeather("X", { sandbox: () => bed.sandbox, standIn, route: "* /2/*", shares: 200 });

/** A request that the settings of the sandbox make X refuse. */
const when = (says: string, change: (request: PublishRequest) => Record<string, unknown>): ErrorCase => ({
  says,
  arrange: async () => {
    const request = bed.newRequest();
    await bed.setUp(change(request));
    return { request };
  },
});
const trouble = (kind: string) => when(kind, ({ authorId }) => ({ troubles: { [authorId]: kind } }));
const fault = (says: string, input: Parameters<XBed["sandbox"]["faults"]["add"]>[0]): ErrorCase => ({
  says,
  arrange: () => {
    bed.sandbox.faults.add(input);
    return Promise.resolve({ request: bed.newRequest() });
  },
});
const sending = (says: string, request: () => PublishRequest | Promise<PublishRequest>): ErrorCase => ({
  says,
  arrange: async () => ({ request: await request() }),
});
const sentBefore: ErrorCase = sending("403 duplicate content", async () => {
  const request = bed.newRequest();
  await bed.adapter.publish(request, () => true);
  return { ...request, attempt: 2 };
});
const deadToken = (says: string, how: "revoke" | "expire"): ErrorCase => ({
  says,
  arrange: async () => {
    const request = bed.newRequest();
    await standIn()[how](request);
    return { request };
  },
});
const usedUp = (says: string, limit: Record<string, number>): ErrorCase => ({
  says,
  arrange: async () => {
    const request = bed.newRequest();
    await bed.adapter.publish(request, () => true);
    await bed.setUp(limit);
    await bed.adapter.publish({ ...request, text: "The last one of the day." }, () => true);
    return { request: { ...request, text: "One too many." } };
  },
});

networkErrorTable("X", standIn, {
  already_published: [sentBefore],
  duplicate_content: [sentBefore],
  token_expired: [
    deadToken("401 after the token's end", "expire"),
    deadToken("401 after it was taken back", "revoke"),
  ],
  token_revoked: "X answers 401 for every dead token; the refresh that follows tells (x-connector.test.ts)",
  permission: [
    trouble("not_permitted"),
    trouble("oauth1_permissions"),
    trouble("client_forbidden"),
    trouble("no_write_permission"),
    sending("a scope that is missing", () => {
      const token = bed.sandbox.mintToken({ name: "Reader", scopes: ["tweet.read", "users.read"] }, "x");
      return bed.newRequest({ authorId: token.memberId, accessToken: token.accessToken });
    }),
  ],
  account_blocked: [trouble("suspended"), trouble("locked"), trouble("automated")],
  content_rejected: [
    sending("an address that X does not take", () => bed.newRequest({ text: "See https://acme.invalid/x" })),
    sending("two cashtags", () => bed.newRequest({ text: "Buy $ACME and $WIND" })),
    sending("more than four pictures", async () =>
      bed.newRequest({ images: Array(5).fill(await picture("png")) as PublishImage[] }),
    ),
  ],
  text_too_long: [
    sending("a text that is certainly too long, before it is sent", () =>
      bed.newRequest({ text: "語".repeat(141) }),
    ),
  ],
  media_failed: [
    sending("media that X does not know", async () =>
      bed.newRequest({ images: [await picture("png")], uploadedMedia: ["77"] }),
    ),
    sending("a GIF that could not be processed", async () => {
      const broken = await film();
      const bytes = Buffer.concat([await broken.bytes(), Buffer.from("processing-failed")]);
      return bed.uploaded(bed.newRequest({ images: [{ ...broken, bytes: () => Promise.resolve(bytes) }] }));
    }),
  ],
  media_not_ready: [
    sending("a GIF that is still worked on", async () => {
      await bed.setUp({ pollsUntilReady: 2 });
      return bed.uploaded(bed.newRequest({ images: [await film()] }));
    }),
  ],
  rate_limited: [
    usedUp("429 of the account's day", { userDailyPosts: 1 }),
    usedUp("429 of the app's day", { appDailyPosts: 1 }),
    fault("429 with Retry-After", { kind: "too_many", retryAfterSeconds: 40, route, times: 1 }),
  ],
  quota_or_billing: [when("402 without credits", () => ({ credits: 0.01 })), trouble("usage_capped")],
  config: [trouble("client_not_enrolled"), trouble("unsupported_authentication")],
  transient: [
    {
      says: "nobody listens",
      arrange: () => Promise.resolve({ request: bed.newRequest(), adapter: standIn().unreachable }),
    },
  ],
  ambiguous: [
    fault("a connection that is cut", faults.cut_after_commit),
    fault("503", faults.server_error_after_commit),
    fault("a gateway's page with status 403", faults.gateway_page),
    fault("a gateway's page with status 401", { kind: "html_body", status: 401, route, times: 1 }),
    fault("half an answer", { kind: "html_body", status: 200, commit: true, route, times: 1 }),
  ],
});
