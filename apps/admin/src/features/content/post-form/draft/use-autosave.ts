import { useDebouncedValue } from "@mantine/hooks";
import {
  dropPostDraft,
  readPostDraft,
  savePostDraft,
} from "@polyphon/contract/content/post/staff-post.contract.ts";
import { useApi, useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef, useState } from "react";
import { keepForm, readKept } from "./kept-form.ts";
import type { PostFormState } from "../use-post-form.ts";

const REST_MS = 2_000;

/** Stores the draft on the server when typing pauses, and offers the draft of an earlier visit. */
export function useAutosave(form: PostFormState, on: boolean) {
  const call = useApi();
  const postId = form.stored?.id;
  const of = postId === undefined ? {} : { postId };
  const earlier = useEndpoint(readPostDraft, of, {
    enabled: on,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const save = useCommand(savePostDraft);
  const [state, setState] = useState<{ readonly at: string | null; readonly failed: boolean }>({
    at: null,
    failed: false,
  });
  const [answered, setAnswered] = useState(false);
  const [over, setOver] = useState(false);

  const offered = earlier.data?.draft ?? null;
  const kept = offered && readKept(offered.form);
  const [now] = useDebouncedValue(keepForm({ draft: form.draft, imageIds: form.pictures.ids }), REST_MS);
  const [first] = useState(now);
  const last = useRef(now);
  const asks = on && !answered && kept !== null && keepForm(kept) !== first;
  const basedOn = form.stored?.version ?? null;
  // The draft of an earlier visit is not overwritten before the user has decided about it.
  const keeping = on && form.dirty && !over && !asks && !earlier.isPending;
  const { mutateAsync } = save;
  useEffect(() => {
    if (!keeping || last.current === now) return;
    last.current = now;
    const input = { ...(postId === undefined ? {} : { postId }), form: now, basedOn };
    mutateAsync(input).then(
      ({ savedAt }) => setState({ at: savedAt, failed: false }),
      () => setState((before) => ({ ...before, failed: true })),
    );
  }, [now, keeping, postId, basedOn, mutateAsync]);

  const drop = async () => {
    setAnswered(true);
    setState({ at: null, failed: false });
    // A draft that could not be deleted is offered once more, which does no harm.
    await call(dropPostDraft, of, { idempotencyKey: crypto.randomUUID() }).catch(() => undefined);
  };
  return {
    savedAt: state.at,
    failed: state.failed,
    /** The draft of an earlier visit, until the user decides about it. */
    offer: asks ? { savedAt: offered?.savedAt ?? "", older: offered?.basedOn !== basedOn } : null,
    takeUp: () => {
      setAnswered(true);
      if (kept) form.restore(kept);
    },
    drop,
    /** The post is saved, so the draft is deleted. */
    end: async () => {
      setOver(true);
      if (on) await drop();
    },
  };
}
