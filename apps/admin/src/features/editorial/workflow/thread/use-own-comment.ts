import { addPostComment } from "@polyphon/contract/editorial/thread.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { type CommentDraft, commentDrafts } from "../../../../shared/drafts/comment-drafts.ts";
import { useAccount } from "../../../../shared/session/account.ts";

const nothing: CommentDraft = { text: "", voice: null };

/** The comment that somebody is writing on a post; unsent text is kept in this browser. */
export function useOwnComment(postId: number) {
  const { id } = useAccount();
  const [draft, setDraft] = useState(() => commentDrafts.read(id, postId) ?? nothing);
  const put = (next: CommentDraft) => {
    commentDrafts.keep(id, postId, next);
    setDraft(next);
  };
  const add = useCommand(addPostComment, {
    onSuccess: (_, sent) => {
      // What was typed while it was being sent stays.
      setDraft((now) => {
        if (now.text.trim() !== sent.text) return now;
        commentDrafts.drop(id, postId);
        return nothing;
      });
    },
  });
  const body = draft.text.trim();
  return {
    draft,
    change: (part: Partial<CommentDraft>) => put({ ...draft, ...part }),
    send: () => {
      if (body !== "" && !add.isPending) add.mutate({ id: postId, text: body, voice: draft.voice });
    },
    /** Puts a deleted text back, unless another one has begun; answers whether it did. */
    restore: (deleted: CommentDraft): boolean => {
      if (body !== "") return false;
      put(deleted);
      return true;
    },
    busy: add.isPending,
    error: add.error,
  };
}

export type OwnComment = ReturnType<typeof useOwnComment>;
