import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type LinkedinBed, startLinkedinBed } from "../../../../test/networks/linkedin-bed.ts";
import {
  type ErrorCase,
  networkConformance,
  networkErrorTable,
  type StandIn,
} from "../../../../test/networks/network-conformance.ts";
import { creatingFaults, lookUpFaults } from "../../../../test/networks/network-faults.ts";
import { networkWeather } from "../../../../test/networks/network-weather.ts";
import type { PublishAttachment, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { fromLittleText, toLittleText } from "./little-text.ts";

let organisation: LinkedinBed;
let member: LinkedinBed;
beforeAll(async () => {
  [organisation, member] = await Promise.all([startLinkedinBed("organisation"), startLinkedinBed("member")]);
});
afterEach(async () => {
  for (const bed of [organisation, member]) {
    bed.sandbox.faults.clear();
    await bed.control("PATCH", "settings", { linkedin: { memberDailyLimit: 0, pollsUntilAvailable: 2 } });
  }
});
afterAll(() => Promise.all([organisation.stop(), member.stop()]));

const route = "POST /rest/posts";
const standIn = (bed: LinkedinBed): StandIn => ({
  adapter: bed.adapter,
  newRequest: bed.newRequest,
  visiblePosts: () => bed.sandbox.ledger.page({ limit: 10_000 }).filter((post) => post.deletedAt === null),
  breakNext: (fault) => void bed.sandbox.faults.add(creatingFaults(route)[fault]),
  revoke: ({ accessToken }) => bed.control("POST", "tokens/revoke", { accessToken }),
  expire: ({ accessToken }) => bed.control("POST", "tokens/expire", { accessToken }),
  unreachable: bed.make({ ...bed.settings, apiBase: "http://127.0.0.1:9" }),
  ...(bed === organisation
    ? { breakNextLookUp: (fault) => void bed.sandbox.faults.add(lookUpFaults("GET /rest/posts")[fault]) }
    : {}),
});

networkConformance("LinkedIn organisation", () => standIn(organisation));
networkWeather("LinkedIn organisation", {
  sandbox: () => organisation.sandbox,
  standIn: () => standIn(organisation),
  route: "* /rest/*",
  shares: 100,
});

test("an organisation's post is found by its text, whatever punctuation and hashtags it has", async () => {
  const text = String.raw`#Wind_2 (über) a_b*c~ {x} | "quoted" \ https://a.io/x_(y)#z`;
  const request = organisation.newRequest({ text });
  const since = new Date();
  const result = await organisation.adapter.publish(request, () => true);
  if (result.kind !== "published") throw new Error(result.kind);
  expect(await organisation.adapter.lookUp(request, since)).toMatchObject({
    kind: "found",
    externalId: result.externalId,
  });
  expect(fromLittleText(toLittleText(text))).toBe(text);
});

test("a post that the list does not show yet is not reported absent too soon", async () => {
  const patient = organisation.make({ ...organisation.settings, absentAfterMs: 60_000 });
  expect((await patient.lookUp(organisation.newRequest(), new Date())).kind).toBe("too_early");
});

test("each of the 15 reserved characters is published on LinkedIn, alone and among words", async () => {
  for (const sign of String.raw`\|{}@[]()<>#*_~`) {
    for (const text of [
      `${sign} alone ${member.newRequest().shareId}`,
      `be${sign}tween ${sign}${sign} end`,
    ]) {
      const request = member.newRequest({ text });
      expect((await member.adapter.publish(request, () => true)).kind).toBe("published");
      const [post] = member.sandbox.ledger.page({ share: String(request.shareId), limit: 1 });
      expect(post?.text).toBe(text);
    }
  }
});

const sending = (says: string, request: () => PublishRequest | Promise<PublishRequest>): ErrorCase => ({
  says,
  arrange: async () => ({ request: await request() }),
});
const fault = (says: string, kind: Parameters<LinkedinBed["sandbox"]["faults"]["add"]>[0]): ErrorCase => ({
  says,
  arrange: () => {
    member.sandbox.faults.add(kind);
    return Promise.resolve({ request: member.newRequest() });
  },
});
const sentBefore = sending("422 DUPLICATE_POST with the post's name", async () => {
  const request = member.newRequest();
  await member.adapter.publish(request, () => true);
  return request;
});
const deadToken = (says: string, how: "revoke" | "expire") =>
  sending(says, async () => {
    const request = member.newRequest();
    await member.control("POST", `tokens/${how}`, { accessToken: request.accessToken });
    return request;
  });
const file: PublishAttachment = {
  kind: "DOCUMENT",
  title: "Plan",
  mimeType: "application/pdf",
  size: 8,
  part: () => Promise.resolve(Buffer.from("%PDF-1.7")),
  address: () => Promise.reject(new Error("not fetched")),
};
const older = (version: string): ErrorCase => ({
  says: `version ${version === "" ? "missing" : version}`,
  arrange: () =>
    Promise.resolve({
      request: member.newRequest(),
      adapter: member.make({ ...member.settings, version }),
    }),
});

networkErrorTable("LinkedIn", () => standIn(member), {
  already_published: [sentBefore],
  duplicate_content: [sentBefore],
  token_expired: [deadToken("65602 after the token's end", "expire")],
  token_revoked: [
    deadToken("65601 after it was taken back", "revoke"),
    sending("65600 for no token of LinkedIn's", () => member.newRequest({ accessToken: "made-up" })),
  ],
  permission: [
    sending("403 without the scope to write", () => {
      const { memberId, accessToken } = member.sandbox.mintToken({ name: "Reader", scopes: ["openid"] });
      return member.newRequest({ authorId: `urn:li:person:${memberId}`, accessToken });
    }),
  ],
  account_blocked: "LinkedIn has no answer of its own for a blocked member",
  content_rejected: [
    sending("an author that is none", () => member.newRequest({ authorId: "urn:li:nobody:1" })),
  ],
  text_too_long: [sending("a text that is too long", () => member.newRequest({ text: "x".repeat(3_001) }))],
  media_failed: [
    sending("a picture that is not the member's", () =>
      member.newRequest({ images: [grey()], uploadedMedia: ["urn:li:image:foreign"] }),
    ),
  ],
  media_not_ready: [
    sending("a document that is still worked on", async () => {
      const request = member.newRequest({ attachment: file });
      const media = await member.adapter.uploadMedia(request);
      if (media.kind !== "pending") throw new Error(media.kind);
      return { ...request, uploadedMedia: media.mediaIds };
    }),
  ],
  rate_limited: [
    fault("429 with Retry-After", { kind: "too_many", retryAfterSeconds: 40, route, times: 1 }),
    sending("429 of the member's day", async () => {
      await member.control("PATCH", "settings", { linkedin: { memberDailyLimit: 1 } });
      const first = member.newRequest();
      await member.adapter.publish(first, () => true);
      const { authorId, accessToken } = first;
      return member.newRequest({ authorId, accessToken });
    }),
  ],
  quota_or_billing: "LinkedIn takes no money for posts",
  config: [older("202401"), older("")],
  transient: [
    {
      says: "nobody listens",
      arrange: () => Promise.resolve({ request: member.newRequest(), adapter: standIn(member).unreachable }),
    },
  ],
  ambiguous: [
    fault("a connection that is cut", creatingFaults(route).cut_after_commit),
    fault("503", creatingFaults(route).server_error_after_commit),
    fault("a gateway's page", creatingFaults(route).gateway_page),
  ],
});

function grey() {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";
  const bytes = Buffer.from(pixel, "base64");
  return { bytes: () => Promise.resolve(bytes), mimeType: "image/png", altText: null };
}
