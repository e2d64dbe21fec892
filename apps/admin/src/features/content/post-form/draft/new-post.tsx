import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { isMissing } from "@polyphon/admin-kit/failure/is-missing.ts";
import { readPostDraft } from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { PostForm, type PostFormProps } from "../post-form.tsx";
import { readKept } from "./kept-form.ts";
import type { StoredPost } from "./post-draft.ts";
import { useDrafts } from "./use-drafts.ts";

interface NewPostStart {
  /** The post that the new one duplicates. */
  source?: StoredPost | undefined;
  /** A new post on top of the feed. */
  news?: boolean | undefined;
}

/** A form of a new post, from its first key to the post or to another draft. */
interface Session {
  readonly round: number;
  /** The draft it was opened with, and the one that it writes to by now. */
  readonly opened: number | null;
  readonly current: number | null;
}

/** Which draft the form writes to is in the address, so that a reload goes on with it. */
function useSession() {
  const router = useRouter();
  const { values, hrefOf } = useListQuery();
  const asked = recordIdOf(values["draft"]) ?? null;
  const [shown, setShown] = useState(asked);
  const [session, setSession] = useState<Session>({ round: 0, opened: asked, current: asked });
  if (asked !== shown) {
    setShown(asked);
    if (asked !== session.current) setSession({ round: session.round + 1, opened: asked, current: asked });
  }
  return {
    session,
    hrefOf: (draft: number | null) => hrefOf({ draft: draft === null ? undefined : String(draft) }),
    begun: (id: number) => {
      // Before the address changes: the same form goes on.
      flushSync(() => setSession((before) => ({ ...before, current: id })));
      void router.navigate({
        to: ".",
        search: () => ({ draft: String(id) }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      });
    },
  };
}

function OpenedDraft({ id, ...form }: PostFormProps & { id: number }) {
  const found = useEndpoint(
    readPostDraft,
    { id },
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  );
  const ended = found.data === undefined && isMissing(found.error);
  if (found.data === undefined && !ended) return <RecordState found={found} />;
  const kept = found.data && readKept(found.data.form);
  if (!found.data || !kept) {
    const { drafting } = form;
    const current = drafting?.current === id ? null : (drafting?.current ?? null);
    return <PostForm {...form} drafting={drafting && { ...drafting, current, gone: true }} />;
  }
  return <PostForm {...form} kept={kept} opened={found.data} />;
}

/** A new post: an empty form, or a draft to go on with. */
export function NewPost(start: NewPostStart) {
  const drafts = useDrafts();
  const { session, hrefOf, begun } = useSession();
  const drafting = { drafts, current: session.current, hrefOf, onBegun: begun };
  if (session.opened === null) return <PostForm key={session.round} {...start} drafting={drafting} />;
  return <OpenedDraft key={session.round} id={session.opened} {...start} drafting={drafting} />;
}
