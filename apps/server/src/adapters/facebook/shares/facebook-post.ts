import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";

/** A link brings its own picture, read by Facebook from the page behind it; it leaves room for no other. */
export function showsPictures({ link, images }: PublishRequest): boolean {
  return images.length > 1 || (images.length === 1 && !link);
}

/** Beside pictures there is no link card: the address is then in the text, or nobody could follow it. */
export function messageOf(request: PublishRequest): string {
  const { text, link } = request;
  if (!link || !showsPictures(request) || text.includes(link.url)) return text;
  return text === "" ? link.url : `${text}\n\n${link.url}`;
}

/** The call that creates a post, behind the page's id. A video is a post by itself. */
export function creatingEdge({ attachment }: PublishRequest): "feed" | "videos" {
  return attachment ? "videos" : "feed";
}

/** Facebook fetches a video itself; only its address differs from one attempt to the next. */
export async function facebookVideo(request: PublishRequest): Promise<string> {
  const { attachment } = request;
  const message = messageOf(request);
  return JSON.stringify({
    file_url: await attachment?.address(),
    title: attachment?.title,
    ...(message === "" ? {} : { description: message }),
    published: true,
  });
}

/** The body of the call that creates a post: the same request gives the same bytes. */
export function facebookPost(request: PublishRequest): string {
  const message = messageOf(request);
  const photos = request.images.map((_, index) => ({ media_fbid: request.uploadedMedia[index] ?? "" }));
  return JSON.stringify({
    ...(message === "" ? {} : { message }),
    ...(showsPictures(request) ? { attached_media: photos } : {}),
    ...(request.link && !showsPictures(request) ? { link: request.link.url } : {}),
    published: true,
  });
}
