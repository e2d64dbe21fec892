import { useComputedColorScheme } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { folds } from "@polyphon/ui/social/preview/folds.ts";
import type { PreviewAuthor } from "@polyphon/ui/social/preview/preview-model.ts";
import { PostPreview } from "@polyphon/ui/social/preview/post-preview.tsx";
import type { Scheme } from "@polyphon/ui/theme/tones/neutrals.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { usePreviewAuthor } from "./preview-author.ts";
import { previewLabels, previewOf, type PreviewPost } from "./preview-of.ts";
import { useShortLinkBase } from "./use-short-link-base.ts";
import { useText } from "../text/use-text.ts";

export interface CopyPreviewProps {
  post: PreviewPost;
  network: Network;
  copy: string;
  /** The label for screen readers. */
  label: string;
  /** Who shares it; by default the viewer. */
  author?: PreviewAuthor | undefined;
  /** By default light or dark like the page. */
  scheme?: Scheme | undefined;
}

/** The copy of a post as a network will draw it, cut where the network cuts it. */
export function CopyPreview({ post, network, copy, label, author, scheme }: CopyPreviewProps) {
  const { text } = useText();
  const viewer = usePreviewAuthor();
  const shortLinkBase = useShortLinkBase();
  const own = useComputedColorScheme("light");
  const mark = markOf(network);
  return (
    <PostPreview
      {...previewOf({ post, network, copy, shortLinkBase })}
      network={mark}
      scheme={scheme ?? own}
      author={author ?? viewer}
      fold={folds[mark]}
      labels={previewLabels(text, label)}
      compact
    />
  );
}
