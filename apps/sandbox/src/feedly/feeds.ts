import { createHash } from "node:crypto";
import { articlePage } from "../articles/article-pages.ts";
import { drawPicture } from "../articles/draw-picture.ts";
import type { Call } from "../frame/call.ts";
import type { Network } from "../frame/network.ts";
import { htmlReply, type Reply } from "../frame/reply.ts";
import type { World } from "../frame/world.ts";
import { atomDocument, hostileFeed, jsonDocument, oldFeed, rssDocument } from "./feed-documents.ts";
import { stories } from "./stories.ts";

const missing = () => htmlReply("<title>Not found</title>", 404);

function document(type: string, body: string | Buffer): Reply {
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  return { status: 200, headers: { "content-type": type, etag }, body };
}

/** Answers 304 to a reader that has the current version, as servers of feeds do. */
function unlessKnown(call: Call, reply: Reply): Reply {
  const known = call.header("if-none-match");
  const same = known !== undefined && known === reply.headers?.["etag"];
  return same ? { status: 304, headers: { etag: known } } : reply;
}

/** Blogs and newspapers that publish feeds, valid and broken ones; everything in them links back to the sandbox. */
export function createFeeds(world: World): Network {
  const serverError = (status: number) => htmlReply(`<title>${status}</title>`, status);
  // Dates that moved with the clock would make every read a new document.
  const opened = new Date(world.clock.now());

  const documents: Readonly<Record<string, (call: Call) => Reply>> = {
    "rss.xml": () => document("application/rss+xml; charset=utf-8", rssDocument(stories, opened)),
    "atom.xml": (call) => document("application/atom+xml", atomDocument(stories, opened, call.origin())),
    "feed.json": () => document("application/feed+json", jsonDocument(stories, opened)),
    "hostile.xml": () => document("text/xml", hostileFeed),
    "old.xml": () => document("text/xml", oldFeed),
    "page.html": () => htmlReply("<!doctype html><title>No feed</title><p>Only a page.</p>"),
    "broken.xml": () => document("text/xml", "<rss><channel><item><title>Cut off"),
    "gone.xml": () => serverError(410),
    "huge.xml": () => document("text/xml", `<rss><channel>${" ".repeat(6 * 1024 * 1024)}</channel></rss>`),
  };

  function picture(call: Call): Reply {
    const story = stories.find(({ pictures }) => pictures.includes(call.param("name")));
    if (!story) return missing();
    return { status: 200, headers: { "content-type": "image/png" }, body: drawPicture(900, 471, story.hue) };
  }

  function page(call: Call): Reply {
    const story = stories.find(({ name }) => name === call.param("name"));
    return story
      ? htmlReply(articlePage(story).replaceAll("/articles/pictures/", "/feeds/pictures/"))
      : missing();
  }

  return {
    name: "feeds",
    routes: [
      {
        method: "GET",
        path: "/feeds/:name",
        handle: (call) => unlessKnown(call, documents[call.param("name")]?.(call) ?? missing()),
      },
      { method: "GET", path: "/feeds/stories/:name", handle: page },
      { method: "GET", path: "/feeds/pictures/:name", handle: picture },
    ],
    accountOf: () => undefined,
    refusals: {
      tooManyCalls: () => serverError(429),
      tokenExpired: () => serverError(401),
      tokenRevoked: () => serverError(401),
      serverError,
    },
    reset: () => undefined,
  };
}
