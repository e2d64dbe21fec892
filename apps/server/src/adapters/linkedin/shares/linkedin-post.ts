import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { toLittleText } from "./little-text.ts";

const titleMax = 400;
const altTextMax = 4086;

function image(request: PublishRequest, index: number): Record<string, string> {
  const altText = request.images[index]?.altText?.slice(0, altTextMax);
  return { id: request.uploadedMedia[index] ?? "", ...(altText ? { altText } : {}) };
}

/** LinkedIn does not fetch addresses, so a link card brings its own title, text and picture. */
function contentOf(request: PublishRequest): Record<string, unknown> | null {
  const { link, images, uploadedMedia, attachment } = request;
  if (attachment)
    return { media: { id: uploadedMedia[0] ?? "", title: attachment.title.slice(0, titleMax) } };
  if (images.length > 1) return { multiImage: { images: images.map((_, index) => image(request, index)) } };
  if (link) {
    const thumbnail = uploadedMedia[0];
    return {
      article: {
        source: link.url,
        title: link.title.slice(0, titleMax),
        ...(link.description ? { description: link.description } : {}),
        ...(thumbnail ? { thumbnail } : {}),
      },
    };
  }
  return images.length === 1 ? { media: image(request, 0) } : null;
}

/** Several pictures leave no room for a link card: the address is then in the text, or nobody could follow it. */
export function textOf({ text, link, images }: PublishRequest): string {
  if (!link || images.length < 2 || text.includes(link.url)) return text;
  return text === "" ? link.url : `${text}\n\n${link.url}`;
}

/** The body of the call that creates a post: the same request gives the same bytes. */
export function linkedinPost(request: PublishRequest): string {
  const content = contentOf(request);
  return JSON.stringify({
    author: request.authorId,
    commentary: toLittleText(textOf(request)),
    visibility: "PUBLIC",
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(content ? { content } : {}),
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  });
}
