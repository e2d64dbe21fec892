import { setTimeout as pause } from "node:timers/promises";
import type { Network } from "../frame/network.ts";
import { htmlReply, redirectReply, type Reply } from "../frame/reply.ts";
import { articlePage, articles, hostilePage, listPage } from "./article-pages.ts";
import { drawPicture } from "./draw-picture.ts";

const slowMs = 30_000;
const hugeBytes = 20 * 1024 * 1024;

/** What a reader of untrusted pages must cope with. */
const astray: Readonly<Record<string, () => Reply | Promise<Reply>>> = {
  moved: () => redirectReply("/articles/harbour"),
  inside: () => redirectReply("http://169.254.169.254/latest/meta-data/"),
  circle: () => redirectReply("/articles/circle"),
  huge: () => htmlReply(`<title>Huge</title>${"x".repeat(hugeBytes)}`),
  slow: async () => {
    await pause(slowMs, undefined, { ref: false });
    return htmlReply("<title>Slow</title>");
  },
  hostile: () => htmlReply(hostilePage),
  old: () => ({
    status: 200,
    headers: { "content-type": "text/html; charset=iso-8859-1" },
    body: Buffer.from("<title>Über alte Seiten</title><p>Sie haben nur einen Titel.</p>", "latin1"),
  }),
  file: () => ({ status: 200, headers: { "content-type": "application/zip" }, body: "PK" }),
  gone: () => htmlReply("<title>Gone</title>", 410),
};

const sizes: Readonly<Record<string, readonly [number, number, number]>> = {
  "harbour-wide.png": [1200, 628, 20],
  "harbour-crane.png": [800, 600, 130],
  "kaffee.png": [900, 471, 200],
  "tiny.png": [40, 40, 90],
};

function picture(name: string): Reply {
  const size = sizes[name];
  if (name === "page.png")
    return { status: 200, headers: { "content-type": "image/png" }, body: hostilePage };
  if (!size) return htmlReply("<title>Not found</title>", 404);
  return { status: 200, headers: { "content-type": "image/png" }, body: drawPicture(...size) };
}

async function read(name: string): Promise<Reply> {
  const article = articles.find((one) => one.name === name);
  if (article) return htmlReply(articlePage(article));
  return (await astray[name]?.()) ?? htmlReply("<title>Not found</title>", 404);
}

/** Newspapers and blogs: untrusted pages that the product reads for their title and pictures. */
export function createArticles(): Network {
  const serverError = (status: number) => htmlReply(`<title>${status}</title>`, status);
  const names = [...articles.map(({ name }) => name), ...Object.keys(astray)];
  return {
    name: "articles",
    routes: [
      { method: "GET", path: "/articles", handle: () => htmlReply(listPage(names)) },
      { method: "GET", path: "/articles/:name", handle: (call) => read(call.param("name")) },
      { method: "GET", path: "/articles/pictures/:name", handle: (call) => picture(call.param("name")) },
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
