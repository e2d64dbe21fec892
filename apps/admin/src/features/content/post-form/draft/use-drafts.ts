import {
  listPostDrafts,
  removePostDraft,
  renamePostDraft,
  restorePostDraft,
} from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";

export type NamedDraft = OutputOf<typeof listPostDrafts>["items"][number];

export interface RemovedDraft {
  readonly id: number;
  readonly name: string | null;
}

/** The user's drafts of new posts, with those that were just deleted. */
export function useDrafts() {
  const found = useEndpoint(listPostDrafts, {});
  const rename = useCommand(renamePostDraft);
  const remove = useCommand(removePostDraft);
  const restore = useCommand(restorePostDraft);
  const [removed, setRemoved] = useState<readonly RemovedDraft[]>([]);
  const all = found.data?.items ?? [];
  const forget = (id: number) => setRemoved((before) => before.filter((one) => one.id !== id));
  const noteRemoved = (id: number) => {
    const name = all.find((one) => one.id === id)?.name ?? null;
    setRemoved((before) => [...before.filter((one) => one.id !== id), { id, name }]);
  };
  return {
    all,
    room: all.length < limits.post.drafts,
    removed,
    failed: found.error ?? rename.error ?? remove.error ?? restore.error,
    rename: (id: number, name: string | null) =>
      rename.mutateAsync({ id, name }).then(
        () => true,
        () => false,
      ),
    remove: (id: number) =>
      remove.mutateAsync({ id }).then(
        () => noteRemoved(id),
        () => undefined,
      ),
    /** It was deleted by its form. */
    noteRemoved,
    restore: (id: number) =>
      restore.mutateAsync({ id }).then(
        () => forget(id),
        () => undefined,
      ),
    forget,
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
