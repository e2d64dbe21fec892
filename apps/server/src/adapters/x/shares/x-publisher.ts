import { leastWeight, longestText } from "@polyphon/rules/sharing/compose/copy/x-weight.ts";
import { z } from "zod";
import type {
  PublishAbilities,
  PublishAdapter,
  PublishRequest,
  PublishResult,
} from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import type { HttpAnswer } from "../../http/http-outcome.ts";
import { bearer, permalinkOf } from "../x-calls.ts";
import { readXRefusal } from "../x-errors.ts";
import { lookUpOnX, newestIdOnX } from "./x-look-up.ts";
import { mostImages, tooManyImages, unreadyMedia, uploadXImages } from "../media/x-media.ts";
import { xPost, xText } from "./x-post.ts";
import type { XSettings } from "../x-settings.ts";
import { uploadXVideo } from "../media/x-video.ts";

const abilities: PublishAbilities = {
  text: true,
  // X makes the card from the page behind the address; its title and picture cannot be sent.
  linkCard: false,
  minImages: 0,
  maxImages: mostImages,
  video: true,
  document: false,
  mentions: false,
  remove: false,
  afterLostAnswer: "look_up",
  assisted: false,
};

const created = z.object({ data: z.object({ id: z.string().regex(/^\d+$/) }) });

function createdId(answer: HttpAnswer): string | null {
  return created.safeParse(jsonOf(answer)).data?.data.id ?? null;
}

/** Failures that are certain before a byte is sent. */
function preflight(request: PublishRequest): PublishResult | null {
  const weight = leastWeight(xText(request));
  if (weight > longestText) {
    return {
      kind: "refused",
      reason: "text_too_long",
      detail: `the text takes ${weight} of ${longestText}`,
    };
  }
  const crowded = tooManyImages(request);
  if (crowded) return crowded;
  const needed = request.attachment ? 1 : request.images.length;
  const uploaded = request.uploadedMedia.length >= needed;
  return uploaded ? null : { kind: "not_sent", detail: "the media are not uploaded yet" };
}

export function createXPublisher(http: HttpClient, settings: XSettings): PublishAdapter {
  /** X names no id with a duplicate, and a broken answer may have lost its own: the account's newest posts show it. */
  async function withId(kind: "published" | "duplicate", request: PublishRequest): Promise<PublishResult> {
    const id = await newestIdOnX(http, settings, request);
    return { kind, externalId: id, permalink: permalinkOf(settings, id) };
  }

  async function readAnswer(request: PublishRequest, answer: HttpAnswer): Promise<PublishResult> {
    if (answer.status === 200 || answer.status === 201) {
      const id = createdId(answer);
      if (id !== null) return { kind: "published", externalId: id, permalink: permalinkOf(settings, id) };
      if (answer.status === 201) return withId("published", request);
    }
    const refusal = readXRefusal(answer, new Date());
    switch (refusal.kind) {
      case "duplicate":
        return withId("duplicate", request);
      case "refused":
      case "later":
        return refusal;
      case "unclear":
        return { kind: "unknown", detail: refusal.detail };
      default:
        return refusal satisfies never;
    }
  }

  return {
    network: "TWITTER",
    accountTypes: ["PERSONAL"],
    abilities,
    uploadMedia: (request) =>
      request.attachment
        ? uploadXVideo(http, settings, request, request.attachment)
        : uploadXImages(http, settings, request),
    async publish(request, guard) {
      const hopeless = preflight(request) ?? (await unreadyMedia(http, settings, request));
      if (hopeless) return hopeless;
      const outcome = await http.send(
        {
          method: "POST",
          url: `${settings.apiBase}/2/tweets`,
          headers: {
            ...bearer(request.accessToken),
            "content-type": "application/json",
            "x-polyphon-share": String(request.shareId),
          },
          body: xPost(request),
          timeoutMs: settings.timeoutMs,
        },
        guard,
      );
      if (outcome.kind === "answered") return readAnswer(request, outcome);
      if (outcome.kind === "not_sent") return outcome;
      return outcome.seen?.status === 201
        ? withId("published", request)
        : { kind: "unknown", detail: outcome.detail };
    },
    lookUp: (request, since) => lookUpOnX(http, settings, request, since),
  };
}
