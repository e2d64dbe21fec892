import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { CopyAttachments } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { mentionsIn, mentionWords } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { CopyEditor } from "@polyphon/ui/input/editor/copy-editor.tsx";
import { SuggestList, suggestionId } from "@polyphon/ui/input/editor/suggest-list.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { lazyPart } from "../connection/lazy-part.ts";
import { t } from "../text/text.ts";
import { AiDrafts, type AiWriting } from "./ai-drafts.tsx";
import { Counter } from "./counter.tsx";
import { EditorTools } from "./editor-tools.tsx";
import { HashtagChips } from "./hashtag-chips.tsx";
import { type Editing, useEditing, type Written } from "./use-editing.ts";
import { useMaySuggest } from "./use-may-suggest.ts";

const EmojiPanel = lazyPart(() => import("./emoji-panel.tsx"));

export interface EditorProps extends Written {
  label: string;
  /** The label is shown above; by default it is only spoken. */
  showLabel?: boolean | undefined;
  lines: number;
  /** The language of the text. */
  lang?: string | undefined;
  networks: readonly Network[];
  attached: CopyAttachments;
  /** Null where an AI may not write. */
  ai: AiWriting | null;
  error: string | undefined;
  hint?: string | undefined;
  /** Further tools beside those of the editor. */
  tools?: ReactNode;
}

/** People or hashtags, whichever is being typed. */
function suggestOf({ people, hashtags, pickMention, pickHashtag }: Editing, id: string) {
  const named = people.found ?? [];
  const [list, options, onPick, label] =
    named.length > 0
      ? ([
          people,
          named.map(({ linkedinUrn, displayName, accountType }) => ({
            key: linkedinUrn,
            label: displayName,
            hint: t(`sharing.compose.mention.${accountType}`),
          })),
          pickMention,
          t("sharing.compose.mention.list"),
        ] as const)
      : ([
          hashtags,
          hashtags.found.map((hashtag) => ({ key: hashtag, label: hashtag })),
          pickHashtag,
          t("sharing.editor.hashtags.list"),
        ] as const);
  if (options.length === 0) return undefined;
  const { active } = list;
  return {
    list: <SuggestList id={id} label={label} active={active} onPick={onPick} options={options} />,
    id,
    activeId: suggestionId(id, active),
  };
}

/** How many are offered for what is being typed; null while nothing is. */
function countOf({ people, hashtags }: Editing): number | null {
  if (people.found !== null) return people.found.length;
  return hashtags.found.length > 0 ? hashtags.found.length : null;
}

function Emoji({ editing, id }: { editing: Editing; id: string }) {
  const close = () => {
    editing.setEmojiOpen(false);
    editing.cursor.area.current?.focus();
  };
  return (
    <Suspense fallback={<SkeletonRows label={t("sharing.compose.emoji.loading")} rows={2} />}>
      <EmojiPanel
        id={id}
        onClose={close}
        onPick={(sign) => {
          editing.addEmoji(sign);
          editing.setEmojiOpen(false);
        }}
      />
    </Suspense>
  );
}

/** The text of a share or a post with its writing tools: mentions, emoji, hashtags, drafts of an AI and the counter. */
export function Editor(props: EditorProps) {
  const { text, mentions, locked, ai, error } = props;
  const id = useId();
  const editing = useEditing(props);
  const maySuggest = useMaySuggest(ai ?? {}) && ai !== null && !locked;
  const [suggesting, setSuggesting] = useState(false);
  const { area } = editing.cursor;
  useEffect(() => {
    if (error !== undefined) area.current?.focus();
  }, [error, area]);
  const count = countOf(editing);
  const tools = (
    <>
      <EditorTools
        emoji={{
          open: editing.emojiOpen,
          panel: `${id}emoji`,
          toggle: () => editing.setEmojiOpen(!editing.emojiOpen),
        }}
        ai={
          maySuggest ? { open: suggesting, panel: `${id}ai`, toggle: () => setSuggesting(!suggesting) } : null
        }
        onMention={editing.canMention ? () => editing.begin("@") : null}
        onHashtag={() => editing.begin("#")}
      />
      {props.tools}
    </>
  );
  return (
    <>
      <CopyEditor
        label={props.label}
        showLabel={props.showLabel}
        value={text}
        onChange={(value) => props.write(value)}
        mentions={mentionsIn(text, mentions).map(mentionWords)}
        placeholder={t("sharing.dialog.copyPlaceholder")}
        readOnly={locked}
        minLines={props.lines}
        lang={props.lang}
        inputRef={area}
        onSelect={editing.cursor.onSelect}
        onKeyDown={editing.onKeyDown}
        suggest={suggestOf(editing, `${id}list`)}
        tools={locked ? undefined : tools}
        holdsEscape={editing.emojiOpen}
        panel={
          !locked && (
            <>
              {editing.emojiOpen && <Emoji editing={editing} id={`${id}emoji`} />}
              <HashtagChips offered={editing.hashtags.offered} onAdd={editing.addHashtag} area={area} />
            </>
          )
        }
        counter={<Counter {...props} />}
        error={error}
        hint={props.hint}
      />
      {suggesting && maySuggest && (
        <AiDrafts id={`${id}ai`} ai={ai} text={text} onClose={() => setSuggesting(false)} />
      )}
      <VisuallyHidden component="output">
        {count === null ? "" : t("sharing.compose.mention.found", { count })}
      </VisuallyHidden>
    </>
  );
}
