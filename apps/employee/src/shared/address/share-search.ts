import { addressOf } from "./address.ts";

/** `?share=12` on any screen opens the share dialog for that post, `?fb_share=12` for the personal Facebook account. */
export interface ShareSearch {
  readonly share?: number;
  readonly fb_share?: number;
  /** The failed share whose text is changed and shared again. */
  readonly again?: number | undefined;
}

/** The address with other flags of the share dialog; a share that is open beside it is closed. */
export const withShareSearch = (flags: ShareSearch) => (before: Record<string, unknown>) => ({
  ...before,
  share: undefined,
  fb_share: undefined,
  again: undefined,
  ...flags,
});

/** Where the share dialog opens, over the feed. */
export function shareAddress(postId: number, again: number | null): string {
  return `${addressOf("/post-list")}?share=${postId}${again === null ? "" : `&again=${again}`}`;
}
