import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";

/** X has no link card to fill: it makes one from the address, which is therefore in the text. */
export function xText({ text, link }: Pick<PublishRequest, "text" | "link">): string {
  const shown = showMentions(text);
  if (!link || shown.includes(link.url)) return shown;
  return shown.trim() === "" ? link.url : `${shown}\n\n${link.url}`;
}

/** The body of the call that creates a post: the same request gives the same bytes. */
export function xPost(request: PublishRequest): string {
  const text = xText(request);
  return JSON.stringify({
    ...(text.trim() === "" ? {} : { text }),
    ...(request.uploadedMedia.length > 0 ? { media: { media_ids: request.uploadedMedia } } : {}),
  });
}
