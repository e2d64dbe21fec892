import { useDebouncedValue } from "@mantine/hooks";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { findMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import { mentionBeingTyped, type CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { type OpenList, type Typed, useOpenList } from "./use-open-list.ts";

export type FoundMention = OutputOf<typeof findMentions>["items"][number];

export interface MentionSearch extends OpenList {
  /** Null while no mention is being typed. */
  readonly found: readonly FoundMention[] | null;
  readonly typed: Typed | null;
}

/** Searches people while a name is typed after an at sign, from the third letter on. */
export function useMentionSearch(
  { text, mentions }: { readonly text: string; readonly mentions: readonly CopyMention[] },
  cursor: number,
  on: boolean,
): MentionSearch {
  const typed = on ? mentionBeingTyped(text, cursor, mentions) : null;
  const words = typed !== null && typed.words.trim().length >= limits.search.min ? typed.words.trim() : "";
  const [asked] = useDebouncedValue(words, limits.mention.searchDebounceMs);
  const list = useOpenList(typed);
  const query = useEndpoint(
    findMentions,
    { displayNameSearchKey: asked, limit: limits.mention.found },
    { enabled: asked !== "", retry: false, staleTime: 60_000 },
  );
  const open = words !== "" && asked === words && !list.isClosed && query.data !== undefined;
  return { ...list, found: open ? query.data.items : null, typed };
}
