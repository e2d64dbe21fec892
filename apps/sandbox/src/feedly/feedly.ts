import { z } from "zod";
import type { Call } from "../frame/call.ts";
import type { Network } from "../frame/network.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { World } from "../frame/world.ts";
import { momentOf, stories, type Story } from "./stories.ts";

export const feedlySettings = z.object({
  token: z.string().default("polyphon-dev-feedly"),
  monthlyLimit: z.number().int().positive().default(100_000),
  /** Feedly may answer with fewer than requested and say that there is more. */
  pageMost: z.number().int().positive().default(100),
});

export type FeedlySettings = z.output<typeof feedlySettings>;

const team = "enterprise/polyphon";
const folder = `${team}/category/5f1a2c64-7a0e-4d7e-9a55-0c0f6d1b9e21`;
const resetSeconds = 86_400;

const refusal = (status: number, errorMessage: string) =>
  jsonReply({ errorCode: status, errorId: "sandbox", errorMessage }, status);

function entryOf(story: Story, origin: string, now: Date) {
  const published = momentOf(story, now).getTime();
  return {
    id: `${Buffer.from(story.name).toString("base64")}_sandbox`,
    title: story.title,
    author: story.author,
    published,
    crawled: published + 60_000,
    canonicalUrl: `${origin}/feeds/stories/${story.name}`,
    alternate: [{ href: `${origin}/feeds/stories/${story.name}?utm_source=feedly`, type: "text/html" }],
    summary: { content: `<p>${story.about}</p>`, direction: "ltr" },
    origin: { streamId: `feed/${origin}/feeds/rss.xml`, title: story.site, htmlUrl: `${origin}/feeds` },
    visual: { url: `${origin}/feeds/pictures/${story.name}.png`, width: 900, height: 471 },
    language: story.language,
    engagement: story.engagement,
  };
}

/** The reading part of Feedly's API: folders of a team and the articles in them, page by page. */
export function createFeedly(world: World, initial: Partial<FeedlySettings>): Network {
  let settings = feedlySettings.parse(initial);
  let calls = 0;
  const opened = new Date(world.clock.now());

  function answer(body: unknown): Reply {
    return jsonReply(body, 200, {
      "x-ratelimit-count": String(calls),
      "x-ratelimit-limit": String(settings.monthlyLimit),
      "x-ratelimit-reset": String(resetSeconds),
    });
  }

  /** Answers a known token with calls left. */
  const guarded = (handle: (call: Call) => Reply) => (call: Call) => {
    if (!call.header("authorization")) return refusal(401, "must provide authorization token");
    if (call.header("authorization") !== `Bearer ${settings.token}`)
      return refusal(403, "unauthorized access: bad token");
    calls += 1;
    if (calls > settings.monthlyLimit)
      return {
        ...refusal(429, "API rate limit reached"),
        headers: { "x-ratelimit-reset": String(resetSeconds) },
      };
    return handle(call);
  };

  function contents(call: Call): Reply {
    const streamId = call.query.get("streamId") ?? "";
    const count = Number(call.query.get("count") ?? 20);
    if (streamId !== folder && !streamId.startsWith("feed/")) return refusal(404, "stream not found");
    if (!Number.isInteger(count) || count < 1 || count > 100) return refusal(400, "count must be 1 to 100");
    const from = Number(Buffer.from(call.query.get("continuation") ?? "", "base64").toString() || 0);
    const until = from + Math.min(count, settings.pageMost);
    const page = stories.slice(from, until);
    const more =
      until < stories.length ? { continuation: Buffer.from(String(until)).toString("base64") } : {};
    return answer({
      id: streamId,
      title: "Our industry",
      updated: opened.getTime(),
      ...more,
      items: page.map((story) => entryOf(story, call.origin(), opened)),
    });
  }

  const collections = (call: Call) =>
    answer([{ id: folder, label: "Our industry", feeds: [{ id: `feed/${call.origin()}/feeds/rss.xml` }] }]);
  const at = "/api.feedly.com/v3";
  const serverError = (status: number) => refusal(status, "internal error");

  return {
    name: "feedly",
    routes: [
      {
        method: "GET",
        path: `${at}/profile`,
        handle: guarded(() => answer({ id: team, fullName: "Polyphon" })),
      },
      { method: "GET", path: `${at}/collections`, handle: guarded(collections) },
      { method: "GET", path: `${at}/enterprise/collections`, handle: guarded(collections) },
      { method: "GET", path: `${at}/streams/contents`, handle: guarded(contents) },
    ],
    accountOf: () => undefined,
    refusals: {
      tooManyCalls: () => ({
        ...refusal(429, "API rate limit reached"),
        headers: { "x-ratelimit-reset": String(resetSeconds) },
      }),
      tokenExpired: () => refusal(401, "token expired"),
      tokenRevoked: () => refusal(403, "unauthorized access: token revoked"),
      serverError,
    },
    settings: {
      schema: feedlySettings,
      read: () => settings,
      write: (change) => {
        settings = feedlySettings.parse({ ...settings, ...change });
      },
    },
    reset: () => {
      settings = feedlySettings.parse(initial);
      calls = 0;
    },
  };
}
