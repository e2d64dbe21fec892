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
import { findPost, lookUpPost, permalinkOf } from "./facebook-look-up.ts";
import { uploadFacebookPhotos } from "./facebook-media.ts";
import { creatingEdge, facebookPost, facebookVideo } from "./facebook-post.ts";
import type { FacebookSettings } from "../facebook-settings.ts";
import { readGraph, tokenHeader } from "../graph-calls.ts";
import { readGraphRefusal } from "../graph-errors.ts";

const abilities: PublishAbilities = {
  text: true,
  linkCard: true,
  minImages: 0,
  maxImages: 10,
  video: true,
  document: false,
  mentions: false,
  remove: false,
  afterLostAnswer: "look_up",
  assisted: false,
};

const created = z.object({ id: z.string().regex(/^\d+_\d+$/) });
const createdVideo = z.object({ id: z.string().regex(/^\d+$/) });
const postOfVideo = z.object({ post_id: z.string().regex(/^\d+(?:_\d+)?$/) });
/** The video is published; the id of its post is not worth a long wait. */
const postIdTimeout = 3_000;
const day = 24 * 60 * 60_000;

/** Publishes on pages, with the page's own token. A person's profile takes no posts from apps. */
export function createFacebookPublisher(http: HttpClient, settings: FacebookSettings): PublishAdapter {
  /** Facebook refuses the text of the last post without naming that post, so it is looked up. */
  async function duplicate(request: PublishRequest): Promise<PublishResult> {
    const search = await findPost(http, settings, request, new Date(Date.now() - day));
    const id = (search.kind === "searched" && search.posts[0]?.id) || null;
    return { kind: "duplicate", externalId: id, permalink: id === null ? null : permalinkOf(settings, id) };
  }

  function published(id: string): PublishResult {
    return { kind: "published", externalId: id, permalink: permalinkOf(settings, id) };
  }

  /** The answer names the video; its post has an id of its own. */
  async function publishedVideo(
    { accessToken, authorId }: PublishRequest,
    id: string,
  ): Promise<PublishResult> {
    const url = `${settings.graphBase}/${settings.version}/${id}?fields=post_id`;
    const timeoutMs = Math.min(settings.timeoutMs, postIdTimeout);
    const read = await readGraph(http, postOfVideo, { url, accessToken, timeoutMs });
    const post = read.kind === "given" ? read.value.post_id : id;
    return published(post.includes("_") ? post : `${authorId}_${post}`);
  }

  function readAnswer(request: PublishRequest, answer: HttpAnswer): PublishResult | Promise<PublishResult> {
    const body = answer.status === 200 ? jsonOf(answer) : undefined;
    const id = created.safeParse(body).data?.id;
    if (id !== undefined) return published(id);
    const video = request.attachment ? createdVideo.safeParse(body).data?.id : undefined;
    if (video !== undefined) return publishedVideo(request, video);
    const refusal = readGraphRefusal(answer, new Date());
    switch (refusal.kind) {
      case "duplicate":
        return duplicate(request);
      case "refused":
      case "later":
        return refusal;
      case "unclear":
        return { kind: "unknown", detail: refusal.detail };
      default:
        return refusal satisfies never;
    }
  }

  async function body(request: PublishRequest): Promise<string | PublishResult> {
    if (request.attachment) {
      return facebookVideo(request).catch((error: unknown) => ({
        kind: "not_sent" as const,
        detail: `the video cannot be offered: ${String(error)}`,
      }));
    }
    const media = await uploadFacebookPhotos(http, settings, request);
    return media.kind === "ready" ? facebookPost({ ...request, uploadedMedia: media.mediaIds }) : media;
  }

  return {
    network: "FACEBOOK",
    accountTypes: ["PAGE"],
    abilities,
    uploadMedia: (request) =>
      request.attachment
        ? Promise.resolve({ kind: "ready", mediaIds: [] })
        : uploadFacebookPhotos(http, settings, request),
    async publish(request, guard) {
      if (request.uploadedMedia.length < request.images.length) {
        return { kind: "not_sent", detail: "the pictures are not uploaded yet" };
      }
      const prepared = await body(request);
      if (typeof prepared !== "string") return prepared;
      const outcome = await http.send(
        {
          method: "POST",
          url: `${settings.graphBase}/${settings.version}/${request.authorId}/${creatingEdge(request)}`,
          headers: {
            ...tokenHeader(request.accessToken),
            "content-type": "application/json",
            "x-polyphon-share": String(request.shareId),
          },
          body: prepared,
          timeoutMs: settings.timeoutMs,
        },
        guard,
      );
      return outcome.kind === "answered"
        ? readAnswer(request, outcome)
        : { kind: outcome.kind, detail: outcome.detail };
    },
    lookUp: (request, since) => lookUpPost(http, settings, request, since),
  };
}
