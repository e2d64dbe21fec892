import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@polyphon/contract/limits.ts";
import { findMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { mentionBeingTyped } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";

export type FoundMention = OutputOf<typeof findMentions>["items"][number];

export interface MentionSearch {
  /** Null while no mention is being typed. */
  readonly found: readonly FoundMention[] | null;
  readonly active: number;
  readonly typed: { readonly at: number; readonly words: string } | null;
  readonly move: (step: number) => void;
  readonly close: () => void;
}

/** Searches people while a name is typed after an at sign, from the third letter on. */
export function useMentionSearch(text: string, cursor: number, on: boolean): MentionSearch {
  const typed = on ? mentionBeingTyped(text, Math.min(cursor, text.length)) : null;
  const words = typed !== null && typed.words.trim().length >= limits.search.min ? typed.words.trim() : "";
  const [asked] = useDebouncedValue(words, limits.mention.searchDebounceMs);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [active, setActive] = useState<{ words: string; at: number }>({ words: "", at: 0 });
  const query = useEndpoint(
    findMentions,
    { displayNameSearchKey: asked, limit: limits.mention.found },
    { enabled: asked !== "", retry: false, staleTime: 60_000 },
  );
  const open = words !== "" && asked === words && closedFor !== words && query.data !== undefined;
  const found = open ? query.data.items : null;
  const at = active.words === words ? active.at : 0;
  return {
    found,
    active: at,
    typed,
    move: (step) => {
      const count = found?.length ?? 0;
      if (count > 0) setActive({ words, at: (at + step + count) % count });
    },
    close: () => setClosedFor(words),
  };
}
