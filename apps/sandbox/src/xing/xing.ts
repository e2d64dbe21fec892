import { z } from "zod";
import type { StoredPost } from "../control/ledger.ts";
import type { Call } from "../frame/call.ts";
import type { Network } from "../frame/network.ts";
import { htmlReply, jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { World } from "../frame/world.ts";
import { noticePage } from "../meta/notice-page.ts";
import { NumberMint, numberOf } from "../meta/numbers.ts";
import { shareDialogPage } from "../meta/share-dialog-page.ts";
import { missingWallPost, wallPage, type WallPost, wallPostPage } from "../meta/wall-page.ts";

export const xingSettings = z.object({
  /** Xing is becoming a job board and may drop its share page any day. */
  sharePageGone: z.boolean().default(false),
});

export type XingSettings = z.output<typeof xingSettings>;

const people = ["Anna Weber", "Jonas Keller", "Maria Rossi"].map((name) => ({
  id: numberOf("xing member", name),
  name,
}));

function wallPost(post: StoredPost): WallPost {
  const { url } = JSON.parse(post.raw) as { url: string };
  return {
    id: post.id,
    seq: post.seq,
    author: post.authorName,
    at: post.at,
    text: post.text,
    share: post.share,
    raw: post.raw,
    link: url,
    pictures: [],
    href: `/www.xing.com/posts/${post.id}`,
  };
}

function storeShare(world: World, numbers: NumberMint, call: Call, url: string): void {
  const form = call.form();
  const author = form.get("member") ?? "";
  const now = world.clock.now();
  world.ledger.add({
    id: numbers.next(now),
    network: "xing",
    author,
    authorName: people.find(({ id }) => id === author)?.name ?? "Member of Xing",
    raw: JSON.stringify({ url }),
    text: form.get("message") ?? "",
    at: now,
    share: null,
  });
}

/** Xing offers a page for manual sharing and nothing else. It accepts an address and no text. */
export function createXing(world: World, initial: Partial<XingSettings>): Network {
  let settings = xingSettings.parse(initial);
  const numbers = new NumberMint("5");

  function share(call: Call): Reply {
    if (settings.sharePageGone) return htmlReply(noticePage("Xing", "This page does not exist."), 404);
    const url = call.query.get("url") ?? "";
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
      return htmlReply(noticePage("Xing", "There is no link to share."), 400);
    }
    if (call.method === "GET") {
      const action = `${call.path}?${call.search}`;
      return htmlReply(shareDialogPage({ network: "Xing", action, href: url, hashtag: "", people }));
    }
    const shared = call.form().get("decision") === "share";
    if (shared) storeShare(world, numbers, call, url);
    return htmlReply(noticePage("Xing", shared ? "Your post is online." : "Nothing was shared."));
  }

  function showPost(call: Call): Reply {
    const post = world.ledger.find(call.param("id"));
    if (post?.network !== "xing") return htmlReply(missingWallPost("Xing"), 404);
    return htmlReply(wallPostPage("Xing", wallPost(post), false));
  }

  const showWall = (): Reply => {
    const posts = world.ledger.newest({ network: "xing", limit: 50 }).map(wallPost);
    return htmlReply(wallPage({ network: "Xing", posts, captions: false }));
  };
  const sharePaths = ["/www.xing.com/spi/shares/new", "/www.xing.com/social/share/spi"];
  const serverError = (status: number) => jsonReply({ error_name: "INTERNAL_ERROR", message: "" }, status);

  return {
    name: "xing",
    routes: [
      ...sharePaths.flatMap((path): Route[] => [
        { method: "GET", path, handle: share },
        { method: "POST", path, commits: true, handle: share },
      ]),
      { method: "GET", path: "/xing", control: true, handle: showWall },
      { method: "GET", path: "/www.xing.com/posts/:id", control: true, handle: showPost },
    ],
    accountOf: () => undefined,
    refusals: {
      tooManyCalls: () => serverError(429),
      tokenExpired: () => serverError(401),
      tokenRevoked: () => serverError(401),
      serverError,
    },
    settings: {
      schema: xingSettings,
      read: () => settings,
      write: (change) => {
        settings = xingSettings.parse({ ...settings, ...change });
      },
    },
    reset: () => {
      settings = xingSettings.parse(initial);
    },
  };
}
