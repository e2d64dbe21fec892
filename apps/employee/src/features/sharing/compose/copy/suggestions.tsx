import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Suspense } from "react";
import { t } from "../../../../shared/text/text.ts";
import type { Post } from "../../share-model.ts";
import type { TextComposer } from "../use-composer.ts";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";

const AiPanel = lazyPart(() => import("../../../../shared/ai/ai-panel.tsx"));

export interface SuggestionsProps {
  id: string;
  post: Post;
  composer: TextComposer;
  text: string;
  /** A badge has no post before it is shared, so suggestions are based on its text. */
  about: "SHARE_POST" | "BADGE";
  onClose: () => void;
}

/** Suggestions for the visible text; each network's tab keeps its own. */
export function Suggestions({ id, post, composer, text, about, onClose }: SuggestionsProps) {
  const { shown, differentCopy } = composer;
  return (
    <div id={id}>
      <Suspense fallback={<SkeletonRows label={t("sharing.compose.ai.loading")} rows={2} />}>
        <AiPanel
          referrer={about}
          network={differentCopy ? shown : null}
          postId={about === "BADGE" ? undefined : post.id}
          draft={{ title: post.title, copy: text, postUrl: post.postUrl ?? "" }}
          onUse={(copy, fromAi) =>
            (fromAi && composer.takeSuggestion ? composer.takeSuggestion : composer.write)(copy)
          }
          onClose={onClose}
        />
      </Suspense>
    </div>
  );
}
