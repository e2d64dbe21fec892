import type {
  PublishAbilities,
  PublishAdapter,
  PublishResult,
} from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import type { HttpAnswer, HttpOutcome } from "../../http/http-outcome.ts";
import { permalinkOf, restHeaders } from "../linkedin-calls.ts";
import { readLinkedinRefusal } from "../linkedin-errors.ts";
import { uploadLinkedinFile } from "./linkedin-file.ts";
import { lookUpOrganisationPost } from "./linkedin-look-up.ts";
import { uploadLinkedinImages } from "./linkedin-media.ts";
import { linkedinPost } from "./linkedin-post.ts";
import type { LinkedinSettings } from "../linkedin-settings.ts";

const abilities: PublishAbilities = {
  text: true,
  linkCard: true,
  minImages: 0,
  maxImages: 20,
  video: true,
  document: true,
  mentions: true,
  remove: false,
  // A member's token may create posts but not read them, so the duplicate answer is the only evidence.
  afterLostAnswer: "resend_identical",
  assisted: false,
};

const postUrn = /^urn:li:(?:share|ugcPost|activity):\d+$/;

function published(settings: LinkedinSettings, urn: string | null): PublishResult {
  return { kind: "published", externalId: urn, permalink: permalinkOf(settings, urn) };
}

/** A created answer counts as soon as its head arrived: it has the id, the body is empty anyway. */
function createdUrn(head: Omit<HttpAnswer, "body"> | null): string | null {
  const urn = head?.status === 201 ? head.headers["x-restli-id"] : undefined;
  return urn !== undefined && postUrn.test(urn) ? urn : null;
}

function readAnswer(settings: LinkedinSettings, answer: HttpAnswer, now: Date): PublishResult {
  if (answer.status === 201 && answer.body.trim() === "") return published(settings, null);
  const refusal = readLinkedinRefusal(answer, now);
  switch (refusal.kind) {
    case "duplicate":
      return { kind: "duplicate", externalId: refusal.urn, permalink: permalinkOf(settings, refusal.urn) };
    case "refused":
    case "later":
      return refusal;
    case "unclear":
      return { kind: "unknown", detail: refusal.detail };
    default:
      return refusal satisfies never;
  }
}

function readOutcome(settings: LinkedinSettings, outcome: HttpOutcome, now: Date): PublishResult {
  if (outcome.kind === "not_sent") return { kind: "not_sent", detail: outcome.detail };
  const urn = createdUrn(outcome.kind === "answered" ? outcome : outcome.seen);
  if (urn !== null) return published(settings, urn);
  return outcome.kind === "answered"
    ? readAnswer(settings, outcome, now)
    : { kind: "unknown", detail: outcome.detail };
}

/** Publishes as a member. */
export function createLinkedinPublisher(http: HttpClient, settings: LinkedinSettings): PublishAdapter {
  return {
    network: "LINKEDIN",
    accountTypes: ["PERSONAL"],
    abilities,
    uploadMedia: (request) =>
      request.attachment
        ? uploadLinkedinFile(http, settings, request, request.attachment)
        : uploadLinkedinImages(http, settings, request),
    async publish(request, guard) {
      if (request.uploadedMedia.length < (request.attachment ? 1 : request.images.length)) {
        return { kind: "not_sent", detail: "the media are not uploaded yet" };
      }
      const outcome = await http.send(
        {
          method: "POST",
          url: `${settings.apiBase}/rest/posts`,
          headers: {
            ...restHeaders(settings, request.accessToken),
            "x-polyphon-share": String(request.shareId),
          },
          body: linkedinPost(request),
          timeoutMs: settings.timeoutMs,
        },
        guard,
      );
      return readOutcome(settings, outcome, new Date());
    },
    lookUp: () => Promise.resolve({ kind: "failed", detail: "a member's posts cannot be read" }),
  };
}

/** Publishes as an organisation, whose posts can be read: nothing has to be sent twice to resolve a lost answer. */
export function createLinkedinOrganisationPublisher(
  http: HttpClient,
  settings: LinkedinSettings,
): PublishAdapter {
  return {
    ...createLinkedinPublisher(http, settings),
    accountTypes: ["ORGANISATION"],
    abilities: { ...abilities, afterLostAnswer: "look_up" },
    lookUp: (request, since) => lookUpOrganisationPost(http, settings, request, since),
  };
}
