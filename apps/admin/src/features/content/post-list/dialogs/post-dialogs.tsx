import type { ActOutcome } from "@polyphon/admin-kit/bulk/act-in-parts.ts";
import { useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useUndoPublish } from "../../../../shared/posts/use-undo-publish.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { FeatureDialog } from "./feature-dialog.tsx";
import { MassUpdateDialog } from "./mass-update-dialog.tsx";
import type { AskedOfPosts } from "./asked-of-posts.ts";
import { PostActDialog } from "./post-act-dialog.tsx";
import type { ChosenPost } from "../post-row.ts";
import { RefusedPosts } from "./refused-posts.tsx";

const doneKeys = {
  remove: "removed",
  duplicate: "duplicated",
  approve: "approved",
  change: "changed",
} as const;

export interface PostDialogsProps {
  asked: AskedOfPosts | null;
  onClose: () => void;
  /** Ids of the posts that were changed. */
  onDone: (ids: readonly number[]) => void;
}

/** Asks before posts are changed, and names those that the server refused. */
export function PostDialogs({ asked, onClose, onDone }: PostDialogsProps) {
  const { text } = useText();
  const notify = useNotify();
  const undo = useUndoPublish();
  const refreshed = useRefreshed();
  const [refused, setRefused] = useState<ActOutcome["refused"]>([]);
  const [named, setNamed] = useState<readonly ChosenPost[]>([]);

  if (refused.length > 0)
    return (
      <RefusedPosts
        refused={refused}
        rows={named}
        onClose={() => {
          setRefused([]);
          onClose();
        }}
      />
    );
  if (!asked) return null;
  const { what, rows } = asked;
  const [only] = rows;
  const take = async (outcome: ActOutcome, published: readonly number[] = []) => {
    await refreshed();
    const count = outcome.done.length;
    if (count > 0 && what !== "feature")
      notify({
        tone: "ok",
        text: text(`content.act.${doneKeys[what]}`, { count }),
        action: undo(rows.filter(({ id }) => published.includes(id))),
      });
    onDone(outcome.done);
    setNamed(rows);
    setRefused(outcome.refused);
    if (outcome.refused.length === 0) onClose();
  };
  if (what === "feature") return only ? <FeatureDialog row={only} onClose={onClose} /> : null;
  if (what === "change") return <MassUpdateDialog rows={rows} onClose={onClose} onOutcome={take} />;
  return <PostActDialog what={what} rows={rows} onClose={onClose} onOutcome={take} />;
}
