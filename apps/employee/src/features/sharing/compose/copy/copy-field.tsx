import type { Network } from "@polyphon/contract/networks/networks.ts";
import { copyOf, ctaOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { Editor } from "../../../../shared/editor/editor.tsx";
import { useMe } from "../../../../shared/session/me.ts";
import { t } from "../../../../shared/text/text.ts";
import { CtaPicker } from "../../cta/cta-picker.tsx";
import { attachmentsOf, type Post } from "../../share-model.ts";
import type { TextComposer } from "../use-composer.ts";

export interface CopyFieldProps {
  post: Post;
  composer: TextComposer;
  lines: number;
  fault: { readonly network: Network; readonly text: string } | null;
  about?: "SHARE_POST" | "BADGE";
}

/** The networks that the visible text is for; before one is selected, the one that is shown. */
function networksOf({ differentCopy, shown, composition }: TextComposer): readonly Network[] {
  const { selected } = composition;
  return differentCopy || selected.length === 0 ? (shown === null ? [] : [shown]) : selected;
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

/** The text of a share: a new one, a badge's, or one that is changed. */
export function CopyField({ post, composer, lines, fault, about = "SHARE_POST" }: CopyFieldProps) {
  const { shown, composition, locked, differentCopy } = composer;
  const named = differentCopy && composition.selected.length > 0 && shown !== null;
  const faulty = fault !== null && (!differentCopy || fault.network === shown);
  const networks = networksOf(composer);
  // A badge has no post before it is shared, so drafts are based on its text.
  const postId = about === "BADGE" ? undefined : post.id;
  const ai = {
    referrer: about,
    network: differentCopy ? shown : null,
    postId,
    title: post.title,
    postUrl: post.postUrl ?? "",
    onUse: (text: string, fromAi: boolean) => (fromAi ? composer.takeSuggestion : composer.write)(text),
  };
  return (
    <Editor
      label={named ? t("sharing.dialog.copyFor", { network: nameOf(shown) }) : t("sharing.dialog.copy")}
      lines={lines}
      text={shown === null ? "" : copyOf(composition, shown)}
      mentions={composition.mentions}
      write={(text, added) => (added ? composer.mention(text, added) : composer.write(text))}
      mentionable={composer.offers.some(({ network, mentions }) => mentions && networks.includes(network))}
      locked={locked}
      postId={postId}
      networks={networks}
      attached={attachmentsOf(post)}
      ai={post.can.share ? ai : null}
      error={faulty ? fault.text : undefined}
      hint={locked ? t("sharing.dialog.locked") : undefined}
      tools={<OwnCta post={post} composer={composer} />}
    />
  );
}
