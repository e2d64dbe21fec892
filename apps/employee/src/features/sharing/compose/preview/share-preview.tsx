import { copyOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import type { PreviewAttachment } from "@polyphon/ui/social/preview/preview-model.ts";
import { Preview } from "../../../../shared/editor/preview/preview.tsx";
import { t } from "../../../../shared/text/text.ts";
import { formatLength } from "../../../../shared/time/formats.ts";
import type { Post } from "../../share-model.ts";
import type { TextComposer } from "../use-composer.ts";

function measureOf({ pages, seconds }: NonNullable<Post["attachment"]>): string | undefined {
  if (pages !== null) return t("sharing.compose.pages", { count: pages });
  return seconds === null ? undefined : formatLength(seconds);
}

function attachedOf({ attachment }: Post): PreviewAttachment | undefined {
  if (attachment === null) return undefined;
  return {
    kind: attachment.kind === "VIDEO" ? "video" : "document",
    title: attachment.title,
    measure: measureOf(attachment),
    poster: attachment.posterUrl === null ? undefined : { src: attachment.posterUrl, alt: "" },
  };
}

export interface SharePreviewProps {
  post: Post;
  composer: TextComposer;
  /** As it goes out, with dots for what is not known before the share; null where the post has no link. */
  shortLink: string | null;
}

/** The preview of a share: with a text per network the tabs above the text choose, with one text only the preview differs. */
export function SharePreview({ post, composer, shortLink }: SharePreviewProps) {
  const { shown, composition, differentCopy, offers } = composer;
  const offer = offers.find(({ network }) => network === shown);
  return (
    <Preview
      post={{ title: post.title, linkDomain: post.linkDomain, attachment: attachedOf(post) }}
      network={shown}
      choice={differentCopy ? [] : composition.selected}
      onNetwork={composer.show}
      copy={shown === null ? "" : copyOf(composition, shown)}
      mentions={composition.mentions}
      pictures={composer.pictures}
      shortLink={shortLink}
      account={offer}
      assisted={offer?.assisted}
    />
  );
}
