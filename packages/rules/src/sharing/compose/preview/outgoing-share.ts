export interface OutgoingShare {
  /** The text exactly as it is published. */
  readonly text: string;
  /** The link is shown as a card below the text; otherwise it is in the text, or there is none. */
  readonly linkCard: string | null;
}

/**
 * Where a share's link goes. One picture becomes the image of the link card; several pictures, a video or a document
 * leave no room for a card, so the link closes the text. The preview and the engine both use this, so what is shown is
 * what is sent.
 */
export function outgoingShare(copy: {
  readonly text: string;
  readonly link: string | null;
  readonly images: number;
  readonly attachment?: boolean;
}): OutgoingShare {
  if (copy.link === null) return { text: copy.text, linkCard: null };
  if (copy.images <= 1 && !copy.attachment) return { text: copy.text, linkCard: copy.link };
  return { text: `${copy.text}\n\n${copy.link}`, linkCard: null };
}
