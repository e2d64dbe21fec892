interface MediaOfPost {
  readonly imageIds: readonly number[];
  readonly attachment: { readonly mediaId: number } | null;
}

/** The media whose thumbnail stands for a post in a list: its first image, or its video or document. */
export function shownMedia({ imageIds, attachment }: MediaOfPost): number | null {
  return imageIds[0] ?? attachment?.mediaId ?? null;
}
