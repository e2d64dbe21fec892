import { z } from "zod";
import type {
  PublishAbilities,
  PublishAdapter,
  PublishRequest,
  PublishResult,
} from "../../modules/sharing/sharing.port.ts";
import { detailOf, readGraph, tokenHeader } from "../facebook/graph-calls.ts";
import { readGraphRefusal } from "../facebook/graph-errors.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpAnswer, HttpOutcome } from "../http/http-outcome.ts";
import { containerLife, containerOf, readContainer } from "./instagram-container.ts";
import { findMedia, lookUpMedia } from "./instagram-look-up.ts";
import { type InstagramParts, prepareInstagramPost } from "./instagram-media.ts";

const abilities: PublishAbilities = {
  // There are no posts without a picture here.
  text: false,
  linkCard: false,
  minImages: 1,
  maxImages: 10,
  video: true,
  document: false,
  mentions: false,
  remove: false,
  afterLostAnswer: "look_up",
  assisted: false,
};

const created = z.object({ id: z.string().regex(/^\d+$/) });
const address = z.object({ permalink: z.url() });
const mediaWait = 10_000;
/** The post is published; its address is not worth a long wait. */
const addressTimeout = 3_000;

type Chosen = { readonly kind: "chosen"; readonly id: string } | PublishResult;

/**
 * Publishes for professional accounts. Only media_publish makes anything visible; all steps before it may be repeated.
 */
export function createInstagramPublisher(parts: InstagramParts): PublishAdapter {
  const { http, settings } = parts;
  const graph = `${settings.graphBase}/${settings.version}`;

  /** An earlier attempt of this share was published: the container belongs to no other. */
  async function alreadyPublished(request: PublishRequest): Promise<PublishResult> {
    const search = await findMedia(http, settings, request, new Date(Date.now() - containerLife));
    const post = search.kind === "searched" ? search.posts[0] : undefined;
    return { kind: "published", externalId: post?.id ?? null, permalink: post?.permalink ?? null };
  }

  /** Reading and preparing publish nothing, so an unclear outcome there counts as not sent. */
  function notSent(outcome: HttpOutcome): PublishResult {
    const refusal = outcome.kind === "answered" ? readGraphRefusal(outcome, new Date()) : null;
    if (refusal?.kind === "refused" || refusal?.kind === "later") return refusal;
    return { kind: "not_sent", detail: detailOf(outcome) };
  }

  /** A container is valid for a day and keeps its text; one that does not match is replaced. */
  async function freshContainer(request: PublishRequest): Promise<Chosen> {
    const media = await prepareInstagramPost(parts, { ...request, uploadedMedia: [] });
    if (media.kind === "pending") {
      const { retryAt, detail } = media;
      return { kind: "later", reason: "media_not_ready", retryAt, detail };
    }
    if (media.kind !== "ready") return media;
    const id = containerOf({ ...request, uploadedMedia: media.mediaIds });
    return id === null ? { kind: "not_sent", detail: "no container" } : { kind: "chosen", id };
  }

  async function chooseContainer(request: PublishRequest): Promise<Chosen> {
    const id = containerOf(request);
    if (id === null) return freshContainer(request);
    const read = await readContainer(http, settings, request.accessToken, id);
    if (read.kind === "not_read") return notSent(read.outcome);
    switch (read.state) {
      case "FINISHED":
        return { kind: "chosen", id };
      case "PUBLISHED":
        return alreadyPublished(request);
      case "IN_PROGRESS": {
        const retryAt = new Date(Date.now() + mediaWait);
        return { kind: "later", retryAt, reason: "media_not_ready", detail: "the container is not finished" };
      }
      case "ERROR":
      case "EXPIRED":
        return freshContainer(request);
      default:
        return read.state satisfies never;
    }
  }

  async function published(request: PublishRequest, id: string): Promise<PublishResult> {
    const { accessToken } = request;
    const url = `${graph}/${id}?fields=permalink`;
    const timeoutMs = Math.min(settings.timeoutMs, addressTimeout);
    const read = await readGraph(http, address, { url, accessToken, timeoutMs });
    const permalink = read.kind === "given" ? read.value.permalink : null;
    return { kind: "published", externalId: id, permalink };
  }

  /** An attempt without an answer may land between reading the container and publishing it: then it is published. */
  async function refusedUnlessOut(
    request: PublishRequest,
    container: string,
    refusal: PublishResult,
  ): Promise<PublishResult> {
    const read = await readContainer(http, settings, request.accessToken, container);
    if (read.kind === "not_read") return { kind: "unknown", detail: detailOf(read.outcome) };
    return read.state === "PUBLISHED" ? alreadyPublished(request) : refusal;
  }

  function readAnswer(
    request: PublishRequest,
    container: string,
    answer: HttpAnswer,
  ): PublishResult | Promise<PublishResult> {
    const id = answer.status === 200 ? created.safeParse(jsonOf(answer)).data?.id : undefined;
    if (id !== undefined) return published(request, id);
    const refusal = readGraphRefusal(answer, new Date());
    switch (refusal.kind) {
      case "refused":
        return refusal.reason === "content_rejected" || refusal.reason === "text_too_long"
          ? refusedUnlessOut(request, container, refusal)
          : refusal;
      case "later":
        return refusal;
      // Instagram has no duplicate filter; the container proves the outcome.
      case "duplicate":
      case "unclear":
        return { kind: "unknown", detail: refusal.detail };
      default:
        return refusal satisfies never;
    }
  }

  return {
    network: "INSTAGRAM",
    accountTypes: ["PROFESSIONAL"],
    abilities,
    uploadMedia: (request) => prepareInstagramPost(parts, request),
    async publish(request, guard) {
      if (request.images.length === 0 && !request.attachment) {
        return { kind: "refused", reason: "content_rejected", detail: "there is no post without a picture" };
      }
      if (request.uploadedMedia.length < (request.attachment ? 1 : request.images.length)) {
        return { kind: "not_sent", detail: "the media are not uploaded yet" };
      }
      const chosen = await chooseContainer(request);
      if (chosen.kind !== "chosen") return chosen;
      const outcome = await http.send(
        {
          method: "POST",
          url: `${graph}/${request.authorId}/media_publish`,
          headers: {
            ...tokenHeader(request.accessToken),
            "content-type": "application/json",
            "x-polyphon-share": String(request.shareId),
          },
          body: JSON.stringify({ creation_id: chosen.id }),
          timeoutMs: settings.timeoutMs,
        },
        guard,
      );
      return outcome.kind === "answered"
        ? readAnswer(request, chosen.id, outcome)
        : { kind: outcome.kind, detail: outcome.detail };
    },
    lookUp: (request, since) => lookUpMedia(http, settings, request, since),
  };
}
