import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { ctaOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { countComposition } from "@polyphon/rules/sharing/compose/check-composition.ts";
import { mentionsIn, mentionWords } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { CopyEditor } from "@polyphon/ui/input/editor/copy-editor.tsx";
import { SuggestList, suggestionId } from "@polyphon/ui/input/editor/suggest-list.tsx";
import { CharRing } from "@polyphon/ui/input/editor/char-ring.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { Suspense, useEffect, useId, useState } from "react";
import { formatNumber } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import { CtaPicker } from "../../cta/cta-picker.tsx";
import { attachmentsOf, type Post } from "../../share-model.ts";
import { CopyTools } from "./copy-tools.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useCopyEditing, type CopyEditing } from "./use-copy-editing.ts";
import { useMaySuggest } from "./use-may-suggest.ts";
import type { TextComposer } from "../use-composer.ts";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";

const EmojiPanel = lazyPart(() => import("./emoji-panel.tsx"));

export interface CopyFieldProps {
  post: Post;
  composer: TextComposer;
  lines: number;
  fault: { readonly network: Network; readonly text: string } | null;
  about?: "SHARE_POST" | "BADGE";
}

/** With one text for all, the counter follows the network with the lowest limit. */
function tightest(post: Post, composer: TextComposer): Network | null {
  const { selected } = composer.composition;
  if (composer.differentCopy) return composer.shown;
  const left = (network: Network) =>
    countComposition(composer.composition, network, attachmentsOf(post)).remaining;
  return [...selected].sort((one, other) => left(one) - left(other))[0] ?? composer.shown;
}

function Counter({ post, composer }: { post: Post; composer: TextComposer }) {
  const network = tightest(post, composer);
  if (network === null) return null;
  const { length, remaining } = countComposition(composer.composition, network, attachmentsOf(post));
  const words = t(remaining < 0 ? "sharing.dialog.over" : "sharing.dialog.left", {
    number: formatNumber(Math.abs(remaining)),
  });
  const named =
    composer.differentCopy || composer.composition.selected.length < 2
      ? words
      : `${nameOf(network)}: ${words}`;
  return (
    <output>
      <CharRing used={length} limit={limits.copy.max[network]} label={named} />
    </output>
  );
}

function suggestOf(editing: CopyEditing, id: string) {
  const { found, active } = editing.search;
  if (found === null || found.length === 0) return undefined;
  const list = (
    <SuggestList
      id={id}
      label={t("sharing.compose.mention.list")}
      active={active}
      onPick={editing.pickMention}
      options={found.map(({ linkedinUrn, displayName, accountType }) => ({
        key: linkedinUrn,
        label: displayName,
        hint: t(`sharing.compose.mention.${accountType}`),
      }))}
    />
  );
  return { list, id, activeId: suggestionId(id, active) };
}

function Emoji({ editing, id }: { editing: CopyEditing; id: string }) {
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

/** The user's call to action, for those who have the feature. */
function OwnCta({ post, composer }: { post: Post; composer: TextComposer }) {
  const { account } = useMe();
  const { shown, composition } = composer;
  if (shown === null || composer.callToAction === null) return null;
  if (post.categoryId === null || !account.can.features.includes("cta")) return null;
  return (
    <CtaPicker
      categoryId={post.categoryId}
      value={ctaOf(composition, shown)?.id ?? null}
      onPick={composer.callToAction}
    />
  );
}

/** The text, with its writing tools. */
export function CopyField({ post, composer, lines, fault, about = "SHARE_POST" }: CopyFieldProps) {
  const id = useId();
  const editing = useCopyEditing(composer);
  const suggestable = composer.takeSuggestion !== null && post.can.share && !composer.locked;
  const maySuggest = useMaySuggest(about === "BADGE" ? null : post.id) && suggestable;
  const [suggesting, setSuggesting] = useState(false);
  const { area } = editing.cursor;
  useEffect(() => {
    if (fault !== null) area.current?.focus();
  }, [fault, area]);
  const { shown, composition, locked } = composer;
  const named = composer.differentCopy && composition.selected.length > 0 && shown !== null;
  const faulty = fault !== null && (!composer.differentCopy || fault.network === shown);
  const { found } = editing.search;
  const hint = locked ? t("sharing.dialog.locked") : undefined;
  return (
    <>
      <CopyEditor
        label={named ? t("sharing.dialog.copyFor", { network: nameOf(shown) }) : t("sharing.dialog.copy")}
        value={editing.text}
        onChange={composer.write}
        mentions={mentionsIn(editing.text, composition.mentions).map(mentionWords)}
        placeholder={t("sharing.dialog.copyPlaceholder")}
        readOnly={locked}
        minLines={lines}
        inputRef={area}
        onSelect={editing.cursor.onSelect}
        onKeyDown={editing.onKeyDown}
        suggest={suggestOf(editing, `${id}mentions`)}
        tools={
          locked ? undefined : (
            <>
              <CopyTools
                emoji={{
                  open: editing.emojiOpen,
                  panel: `${id}emoji`,
                  toggle: () => editing.setEmojiOpen(!editing.emojiOpen),
                }}
                ai={
                  maySuggest
                    ? { open: suggesting, panel: `${id}ai`, toggle: () => setSuggesting(!suggesting) }
                    : null
                }
                onMention={editing.canMention ? () => editing.begin("@") : null}
                onHashtag={() => editing.begin("#")}
              />
              <OwnCta post={post} composer={composer} />
            </>
          )
        }
        panel={editing.emojiOpen && !locked ? <Emoji editing={editing} id={`${id}emoji`} /> : undefined}
        counter={<Counter post={post} composer={composer} />}
        error={faulty ? fault.text : undefined}
        hint={hint}
      />
      {suggesting && maySuggest && (
        <Suggestions
          id={`${id}ai`}
          post={post}
          composer={composer}
          text={editing.text}
          about={about}
          onClose={() => setSuggesting(false)}
        />
      )}
      <VisuallyHidden component="output">
        {found === null ? "" : t("sharing.compose.mention.found", { count: found.length })}
      </VisuallyHidden>
    </>
  );
}
