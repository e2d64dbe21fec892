import { suggestHashtags } from "@polyphon/contract/sharing/hashtags.contract.ts";
import { hashtagBeingTyped } from "@polyphon/rules/sharing/compose/hashtags/hashtags-in-text.ts";
import { hashtagsToAdd, hashtagsToComplete } from "@polyphon/rules/sharing/compose/hashtags/rank-hashtags.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { type OpenList, type Typed, useOpenList } from "./use-open-list.ts";

export interface HashtagSearch extends OpenList {
  /** What completes the hashtag that is being typed. */
  readonly found: readonly string[];
  /** What can be added with one press. */
  readonly offered: readonly string[];
  readonly typed: Typed | null;
}

const none: readonly string[] = [];

/** Hashtags of the post, the person and the category. They are asked for once and are no condition for writing. */
export function useHashtags(
  { text, postId }: { readonly text: string; readonly postId: number | undefined },
  cursor: number,
  on: boolean,
): HashtagSearch {
  const { data } = useEndpoint(suggestHashtags, postId === undefined ? {} : { postId }, {
    enabled: on,
    retry: false,
    staleTime: 60_000,
  });
  const ranked = on ? (data?.hashtags ?? none) : none;
  const typed = hashtagBeingTyped(text, cursor);
  const list = useOpenList(typed);
  return {
    ...list,
    found: list.isClosed ? none : hashtagsToComplete(ranked, text, cursor),
    offered: hashtagsToAdd(ranked, text),
    typed,
  };
}
