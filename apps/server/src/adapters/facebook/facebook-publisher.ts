import { z } from "zod";
import type {
  PublishAbilities,
  PublishAdapter,
  PublishRequest,
  PublishResult,
} from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpAnswer } from "../http/http-outcome.ts";
import { findPost, lookUpPost, permalinkOf } from "./facebook-look-up.ts";
import { uploadFacebookPhotos } from "./facebook-media.ts";
import { facebookPost } from "./facebook-post.ts";
import type { FacebookSettings } from "./facebook-settings.ts";
import { tokenHeader } from "./graph-calls.ts";
import { readGraphRefusal } from "./graph-errors.ts";

const abilities: PublishAbilities = {
  text: true,
  linkCard: true,
  maxImages: 10,
  video: false,
  document: false,
  mentions: false,
  remove: false,
  afterLostAnswer: "look_up",
  assisted: false,
};

const created = z.object({ id: z.string().regex(/^\d+_\d+$/) });
const day = 24 * 60 * 60_000;

/** Publishes on pages, with the page's own token. A person's profile takes no posts from apps. */
export function createFacebookPublisher(http: HttpClient, settings: FacebookSettings): PublishAdapter {
  /** Facebook refuses the words of the last post without saying which post that is, so it is looked for. */
  async function duplicate(request: PublishRequest): Promise<PublishResult> {
    const search = await findPost(http, settings, request, new Date(Date.now() - day));
    const id = (search.kind === "searched" && search.posts[0]?.id) || null;
    return { kind: "duplicate", externalId: id, permalink: id === null ? null : permalinkOf(settings, id) };
  }

  function readAnswer(request: PublishRequest, answer: HttpAnswer): PublishResult | Promise<PublishResult> {
    const id = answer.status === 200 ? created.safeParse(jsonOf(answer)).data?.id : undefined;
    if (id !== undefined) return { kind: "published", externalId: id, permalink: permalinkOf(settings, id) };
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

  return {
    network: "FACEBOOK",
    abilities,
    uploadMedia: (request) => uploadFacebookPhotos(http, settings, request),
    async publish(request, guard) {
      if (request.uploadedMedia.length < request.images.length) {
        return { kind: "not_sent", detail: "the pictures are not uploaded yet" };
      }
      const media = await uploadFacebookPhotos(http, settings, request);
      if (media.kind !== "ready") return media;
      const outcome = await http.send(
        {
          method: "POST",
          url: `${settings.graphBase}/${settings.version}/${request.authorId}/feed`,
          headers: {
            ...tokenHeader(request.accessToken),
            "content-type": "application/json",
            "x-polyphon-share": String(request.shareId),
          },
          body: facebookPost({ ...request, uploadedMedia: media.mediaIds }),
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
