import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import { admit, type GraphInput, listOf, readGraph, readGraphFiles, textOf } from "../../meta/graph-call.ts";
import {
  badParameter,
  graphError,
  noSuchObject,
  permissionMissing,
  refuse,
  refuseBySign,
  throttled,
  usageHeader,
} from "../../meta/graph-errors.ts";
import { fetchFile } from "../../meta/fetch-file.ts";
import { mediaType } from "../../frame/media-type.ts";
import type { FacebookState, Photo } from "../facebook-state.ts";
import type { FacebookPage } from "../people.ts";

const maxMessage = 63_206;
const maxPhotoBytes = 4 * 1024 * 1024;
const photoTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Only the page's own token may write, and only with the permission to. */
export function admitPage(state: FacebookState, call: Call, input: GraphInput): FacebookPage {
  const token = admit(state.tokens, call, input, state.world.clock.now());
  const id = call.param("page");
  const page = state.people.page(id);
  if (!page) return refuse(noSuchObject(id));
  if (token.kind !== "page" || token.accountId !== id) {
    return refuse(graphError({ message: "(#200) A page access token is required.", code: 200 }));
  }
  if (!token.scopes.has("pages_manage_posts")) return refuse(permissionMissing("pages_manage_posts"));
  return page;
}

function checkLimit(state: FacebookState, page: FacebookPage, now: number): void {
  const limit = state.settings.pageHourlyLimit;
  if (limit === 0 || state.hourly.used(page.id, now) < limit) return;
  const minutes = Math.ceil(state.hourly.endsIn(page.id, now) / 60_000);
  refuse(throttled("MEMBER", usageHeader(page.id, 100, minutes)));
}

function checkLink(link: string): void {
  if (link === "") return;
  if (!/^https?:\/\//.test(link) || !URL.canParse(link)) refuse(badParameter("link is not a valid URL"));
  const host = new URL(link).hostname;
  if (host === "facebook.com" || host.endsWith(".facebook.com")) {
    refuse(badParameter("Links to Facebook cannot be posted", 1_609_008));
  }
  if (host.startsWith("unscrapable.")) {
    refuse(graphError({ message: "(#1609005) The link could not be scraped", code: 1_609_005 }));
  }
}

function attachedPhotos(state: FacebookState, page: FacebookPage, input: GraphInput): Photo[] {
  return listOf(input, "attached_media").map((entry) => {
    const id: unknown =
      typeof entry === "object" && entry !== null && "media_fbid" in entry && entry.media_fbid;
    const photo = state.photos.get(String(id));
    return photo?.page === page.id
      ? photo
      : refuse(badParameter(`The photo ${String(id)} cannot be attached`));
  });
}

/** Only the text of the very last post is refused, and the answer names no id. */
function checkDuplicate(state: FacebookState, page: FacebookPage, message: string): void {
  if (!state.settings.duplicateFilter || message === "") return;
  const [last] = state.world.ledger.newest({ network: "facebook", author: page.id, limit: 1 });
  if (last?.text !== message || last.deletedAt !== null) return;
  refuse(
    graphError({ message: "(#506) Duplicate status message", code: 506, title: "Duplicate Status Update" }),
  );
}

function rawBody(call: Call): string {
  const isText = !(call.header("content-type") ?? "").startsWith("multipart/");
  return isText ? call.body.toString("utf8") : `(${call.body.length} bytes with a file)`;
}

type Wanted = { message: string; link: string; photos: readonly Photo[]; video?: string };

export function storePost(state: FacebookState, call: Call, page: FacebookPage, wanted: Wanted): string {
  const { message, link, photos, video } = wanted;
  if (message.length > maxMessage) refuse(badParameter("The status message is too long"));
  if (message === "" && link === "" && photos.length === 0 && !video)
    refuse(badParameter("A post needs content"));
  refuseBySign(message);
  checkLink(link);
  if (link !== "" && photos.length > 0) refuse(badParameter("link and attached_media exclude each other"));
  const now = state.world.clock.now();
  checkLimit(state, page, now);
  checkDuplicate(state, page, message);
  state.hourly.note(page.id, now);
  const id = `${page.id}_${video ?? state.numbers.next(now)}`;
  state.world.ledger.add({
    id,
    network: "facebook",
    author: page.id,
    authorName: page.name,
    raw: rawBody(call),
    text: message,
    at: now,
    share: call.header("x-polyphon-share") ?? null,
  });
  state.contents.set(id, { link, photos: photos.map((photo) => photo.id), ...(video ? { video } : {}) });
  return id;
}

/** POST /{page}/feed: text, a link whose card Facebook reads itself, or photos uploaded before. */
export function createPost(state: FacebookState, call: Call): Reply {
  const input = readGraph(call);
  const page = admitPage(state, call, input);
  if (textOf(input, "published") === "false") return badParameter("Unpublished posts are not simulated here");
  const photos = attachedPhotos(state, page, input);
  const id = storePost(state, call, page, {
    message: textOf(input, "message"),
    link: textOf(input, "link"),
    photos,
  });
  const { pageHourlyLimit } = state.settings;
  const used = state.hourly.used(page.id, state.world.clock.now());
  const percent = pageHourlyLimit === 0 ? 1 : Math.round((100 * used) / pageHourlyLimit);
  return jsonReply({ id }, 200, usageHeader(page.id, percent, 0));
}

/** POST /{page}/photos: stored for a later post, or a post by itself when it is published at once. */
export async function createPhoto(state: FacebookState, call: Call): Promise<Reply> {
  const { input, files } = await readGraphFiles(call);
  const page = admitPage(state, call, input);
  const url = textOf(input, "url");
  const bytes = files[0]?.bytes ?? (url === "" ? null : await fetchFile(url));
  if (!bytes) return badParameter("url or source is needed, and the file must be within reach");
  const type = mediaType(bytes);
  if (type === null || !photoTypes.includes(type) || bytes.length > maxPhotoBytes) {
    return badParameter("Photos should be smaller than 4 MB and saved as JPG, PNG or GIF", 1_366_046);
  }
  const id = state.numbers.next(state.world.clock.now());
  const photo = { id, page: page.id, bytes, alt: textOf(input, "alt_text_custom") };
  state.photos.set(id, photo);
  if (textOf(input, "published") === "false") return jsonReply({ id });
  const message = textOf(input, "message") || textOf(input, "caption");
  return jsonReply({ id, post_id: storePost(state, call, page, { message, link: "", photos: [photo] }) });
}
