import type { AiReferrer } from "@polyphon/contract/ai/ai.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Suspense } from "react";
import { lazyPart } from "../connection/lazy-part.ts";
import { t } from "../text/text.ts";
import type { AiSubject } from "./use-may-suggest.ts";

const AiPanel = lazyPart(() => import("../ai/ai-panel.tsx"));

/** What a draft of an AI is about, and what becomes of it. */
export interface AiWriting extends AiSubject {
  readonly referrer: AiReferrer;
  /** Null where one text serves every network. */
  readonly network: Network | null;
  readonly title: string;
  readonly postUrl: string;
  /** The new text, and whether it came from the AI: an undone one did not. */
  readonly onUse: (text: string, fromAi: boolean) => void;
}

export interface AiDraftsProps {
  id: string;
  ai: AiWriting;
  text: string;
  onClose: () => void;
}

/** Drafts for the visible text; each network's tab keeps its own. */
export function AiDrafts({ id, ai, text, onClose }: AiDraftsProps) {
  const { title, postUrl, ...about } = ai;
  return (
    <div id={id}>
      <Suspense fallback={<SkeletonRows label={t("sharing.compose.ai.loading")} rows={2} />}>
        <AiPanel {...about} draft={{ title, copy: text, postUrl }} onClose={onClose} />
      </Suspense>
    </div>
  );
}
