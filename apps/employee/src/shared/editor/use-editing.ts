import { mentionWords, type CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useState, type KeyboardEvent } from "react";
import { useMe } from "../session/me.ts";
import { useCursor, type Cursor } from "./use-cursor.ts";
import { type HashtagSearch, useHashtags } from "./use-hashtags.ts";
import { useMentionSearch, type MentionSearch } from "./use-mention-search.ts";

/** A text as people write it, and the people it may name. */
export interface Written {
  readonly text: string;
  readonly mentions: readonly CopyMention[];
  /** `added` is somebody whom the text names from now on. */
  readonly write: (text: string, added?: CopyMention) => void;
  /** Some of its networks link a name. */
  readonly mentionable: boolean;
  readonly locked: boolean;
  /** The post that it is about, whose hashtags and category are known. */
  readonly postId?: number | undefined;
}

export interface Editing {
  readonly cursor: Cursor;
  readonly people: MentionSearch;
  readonly hashtags: HashtagSearch;
  readonly canMention: boolean;
  readonly emojiOpen: boolean;
  readonly setEmojiOpen: (open: boolean) => void;
  readonly addEmoji: (sign: string) => void;
  /** Starts a mention or a hashtag at the cursor, after a blank if a word precedes it. */
  readonly begin: (sign: "@" | "#") => void;
  readonly pickMention: (at: number) => void;
  readonly pickHashtag: (at: number) => void;
  /** Puts a hashtag at the end of the text; the focus stays where it is. */
  readonly addHashtag: (hashtag: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

export function useEditing({ text, mentions, write, mentionable, locked, postId }: Written): Editing {
  const { account } = useMe();
  const [emojiOpen, setEmojiOpen] = useState(false);
  const cursor = useCursor();
  const until = Math.min(cursor.at, text.length);
  const canMention = account.can.features.includes("mention") && mentionable && !locked;
  const people = useMentionSearch({ text, mentions }, until, canMention);
  const hashtags = useHashtags({ text, postId }, until, !locked);

  const pickMention = (at: number) => {
    const found = people.found?.[at];
    if (found === undefined || people.typed === null) return;
    const { displayName, linkedinUrn } = found;
    const mention = { displayName, linkedinUrn };
    people.close();
    write(cursor.put(text, `${mentionWords(mention)} `, people.typed.at, until), mention);
  };
  const pickHashtag = (at: number) => {
    const found = hashtags.found[at];
    if (found === undefined || hashtags.typed === null) return;
    write(cursor.put(text, `${found} `, hashtags.typed.at, until));
  };
  const keysOf = (
    { active, move, close }: MentionSearch | HashtagSearch,
    count: number,
    pick: (at: number) => void,
  ): Record<string, () => void> => ({
    ArrowDown: () => move(1, count),
    ArrowUp: () => move(-1, count),
    Enter: () => pick(active),
    Tab: () => pick(active),
    Escape: close,
  });
  const keys = () => {
    const named = people.found?.length ?? 0;
    if (named > 0) return keysOf(people, named, pickMention);
    if (hashtags.found.length > 0) return keysOf(hashtags, hashtags.found.length, pickHashtag);
    return emojiOpen ? { Escape: () => setEmojiOpen(false) } : {};
  };
  return {
    cursor,
    people,
    hashtags,
    canMention,
    emojiOpen,
    setEmojiOpen,
    addEmoji: (sign) => write(cursor.insert(text, sign)),
    begin(sign) {
      const before = text.slice(0, until);
      write(cursor.insert(text, /(^|\s)$/u.test(before) ? sign : ` ${sign}`));
    },
    pickMention,
    pickHashtag,
    addHashtag: (hashtag) => write(cursor.append(text, `${/(^|\s)$/u.test(text) ? "" : " "}${hashtag}`)),
    onKeyDown(event) {
      const act = keys()[event.key];
      if (act === undefined || event.shiftKey) return;
      event.preventDefault();
      act();
    },
  };
}
