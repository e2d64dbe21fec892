import { mentionWords } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useState, type KeyboardEvent } from "react";
import { useMe } from "../../../../shared/session/me.ts";
import { copyOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import type { TextComposer } from "../use-composer.ts";
import { useCursor, type Cursor } from "./use-cursor.ts";
import { useMentionSearch, type MentionSearch } from "./use-mention-search.ts";

export interface CopyEditing {
  readonly text: string;
  readonly cursor: Cursor;
  readonly search: MentionSearch;
  readonly canMention: boolean;
  readonly emojiOpen: boolean;
  readonly setEmojiOpen: (open: boolean) => void;
  readonly addEmoji: (sign: string) => void;
  /** Starts a mention or a hashtag at the cursor, after a blank if a word precedes it. */
  readonly begin: (sign: "@" | "#") => void;
  readonly pickMention: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Mentions are offered when at least one of the text's networks can link them. */
function useCanMention(composer: TextComposer): boolean {
  const { account } = useMe();
  const { selected } = composer.composition;
  const asked = composer.differentCopy ? [composer.shown] : selected;
  return (
    account.can.features.includes("mention") &&
    composer.offers.some(({ network, mentions }) => mentions && asked.includes(network))
  );
}

export function useCopyEditing(composer: TextComposer): CopyEditing {
  const [emojiOpen, setEmojiOpen] = useState(false);
  const cursor = useCursor();
  const { shown, composition } = composer;
  const text = shown === null ? "" : copyOf(composition, shown);
  const canMention = useCanMention(composer) && !composer.locked;
  const search = useMentionSearch(text, cursor.at, canMention);

  const pickMention = (at: number) => {
    const found = search.found?.[at];
    if (found === undefined || search.typed === null) return;
    const { displayName, linkedinUrn } = found;
    const mention = { displayName, linkedinUrn };
    const until = Math.min(cursor.at, text.length);
    search.close();
    composer.mention(cursor.put(text, `${mentionWords(mention)} `, search.typed.at, until), mention);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => search.move(1),
    ArrowUp: () => search.move(-1),
    Enter: () => pickMention(search.active),
    Tab: () => pickMention(search.active),
    Escape: () => search.close(),
  };
  return {
    text,
    cursor,
    search,
    canMention,
    emojiOpen,
    setEmojiOpen,
    addEmoji: (sign) => composer.write(cursor.insert(text, sign)),
    begin(sign) {
      const before = text.slice(0, Math.min(cursor.at, text.length));
      composer.write(cursor.insert(text, /(^|\s)$/u.test(before) ? sign : ` ${sign}`));
    },
    pickMention,
    onKeyDown(event) {
      const act = (search.found?.length ?? 0) > 0 ? keys[event.key] : undefined;
      if (act === undefined || event.shiftKey) return;
      event.preventDefault();
      act();
    },
  };
}
