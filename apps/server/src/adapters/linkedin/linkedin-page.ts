import { z } from "zod";
import type {
  OrganisationPage,
  PagePost,
  PageRead,
} from "../../modules/content/linkedin/linkedin-page.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import { permalinkOf, restHeaders } from "./linkedin-calls.ts";
import { readLinkedinRefusal } from "./linkedin-errors.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";
import { fromLittleText } from "./shares/little-text.ts";

const pageSize = 20;

const picture = z.object({ id: z.string() });
const content = z
  .object({
    media: picture.optional(),
    multiImage: z.object({ images: z.array(picture) }).optional(),
    article: z.object({ source: z.string().optional(), thumbnail: z.string().optional() }).optional(),
  })
  .optional();
const element = z.object({
  id: z.string().regex(/^urn:li:(?:share|ugcPost|activity):\d+$/),
  commentary: z.string().default(""),
  content,
  visibility: z.string().default("PUBLIC"),
  lifecycleState: z.string().default("PUBLISHED"),
  createdAt: z.number(),
});
/** One invalid element does not discard the others. */
const page = z.object({ elements: z.array(z.unknown()) });
const image = z.object({ downloadUrl: z.url({ protocol: /^https?$/ }) });

function picturesOf({ media, multiImage, article }: NonNullable<z.output<typeof content>>): string[] {
  const ids = [media?.id, ...(multiImage?.images ?? []).map(({ id }) => id), article?.thumbnail];
  return ids.filter((id) => id?.startsWith("urn:li:image:") === true) as string[];
}

function linkOf({ media, article }: NonNullable<z.output<typeof content>>, permalink: string | null) {
  if (article?.source !== undefined && /^https?:\/\//i.test(article.source)) return article.source;
  // A film or a document stays at LinkedIn; the post links to it.
  return media !== undefined && !media.id.startsWith("urn:li:image:") ? permalink : null;
}

/** Only public posts: drafts, and posts shown to connections only, must not be shared. */
function postsOf(settings: LinkedinSettings, elements: readonly unknown[]): PagePost[] {
  return elements.flatMap((raw): PagePost[] => {
    const { data } = element.safeParse(raw);
    if (!data || data.visibility !== "PUBLIC" || data.lifecycleState !== "PUBLISHED") return [];
    const permalink = permalinkOf(settings, data.id);
    return [
      {
        urn: data.id,
        text: fromLittleText(data.commentary),
        postedAt: new Date(data.createdAt),
        link: data.content ? linkOf(data.content, permalink) : null,
        permalink,
        pictures: data.content ? picturesOf(data.content) : [],
      },
    ];
  });
}

/** The posts of an organisation's page, read with the connection of somebody who runs it. */
export function createLinkedinPage(http: HttpClient, settings: LinkedinSettings): OrganisationPage {
  const get = (path: string, accessToken: string, more: Readonly<Record<string, string>> = {}) =>
    http.send({
      method: "GET",
      url: `${settings.apiBase}/rest/${path}`,
      headers: { ...restHeaders(settings, accessToken), ...more },
      timeoutMs: settings.timeoutMs,
    });
  const unavailable = (detail: string): PageRead => ({
    kind: "failed",
    problem: "UNAVAILABLE",
    retryAt: null,
    detail,
  });

  return {
    posts: async ({ accessToken, organisation, start }) => {
      const author = encodeURIComponent(organisation);
      const outcome = await get(
        `posts?q=author&author=${author}&count=${pageSize}&start=${start}&sortBy=CREATED`,
        accessToken,
        { "x-restli-method": "FINDER" },
      );
      if (outcome.kind !== "answered") return unavailable(outcome.detail);
      if (outcome.status === 200) {
        const { data } = page.safeParse(jsonOf(outcome));
        if (!data) return unavailable("the list of posts cannot be read");
        const more = data.elements.length === pageSize;
        return {
          kind: "read",
          posts: postsOf(settings, data.elements),
          next: more ? start + pageSize : null,
        };
      }
      const refusal = readLinkedinRefusal(outcome, new Date());
      if (refusal.kind === "later")
        return { kind: "failed", problem: "RATE_LIMITED", retryAt: refusal.retryAt, detail: refusal.detail };
      if (refusal.kind !== "refused") return unavailable(`${outcome.status} from the list of posts`);
      if (refusal.reason === "token_expired" || refusal.reason === "token_revoked")
        return { kind: "token_refused", expired: refusal.reason === "token_expired" };
      return refusal.reason === "permission"
        ? { kind: "failed", problem: "NOT_PERMITTED", retryAt: null, detail: refusal.detail }
        : unavailable(refusal.detail);
    },
    pictureUrl: async ({ accessToken, picture: id }) => {
      const outcome = await get(`images/${encodeURIComponent(id)}`, accessToken);
      if (outcome.kind !== "answered" || outcome.status !== 200) return null;
      return image.safeParse(jsonOf(outcome)).data?.downloadUrl ?? null;
    },
  };
}
