import { useDebouncedValue } from "@mantine/hooks";
import {
  addPostDraft,
  editPostDraft,
  readDraftOfPost,
  readPostDraft,
  removePostDraft,
} from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { draftName } from "@polyphon/rules/content/post-form/draft-name.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi, useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef, useState } from "react";
import { keepForm, readKept } from "./kept-form.ts";
import type { PostDraft } from "./post-draft.ts";
import type { PostFormState } from "../use-post-form.ts";

const REST_MS = 2_000;

/** The draft on the server that this form writes to. */
export interface HeldDraft {
  readonly id: number;
  readonly version: number;
}

export interface AutosaveOptions {
  readonly on: boolean;
  /** The draft of a new post that the form was opened with. */
  readonly opened?: HeldDraft | undefined;
  /** There is room for a draft of another new post. */
  readonly room: boolean;
  readonly onBegun: (id: number) => void;
}

interface AutosaveState {
  readonly at: string | null;
  readonly trouble: "failed" | "full" | "conflict" | null;
}

const nameOf = ({ title, voices, postUrl }: PostDraft) =>
  draftName({ title, copies: voices.flatMap(({ copy }) => Object.values(copy)), address: postUrl });

const troubles = { too_many_drafts: "full", edited_meanwhile: "conflict" } as const;

function troubleOf(error: unknown): "failed" | "full" | "conflict" {
  const name = problemOf(error)?.error;
  return name === "too_many_drafts" || name === "edited_meanwhile" ? troubles[name] : "failed";
}

/**
 * Stores the draft on the server when typing pauses, and offers the draft of a post from an earlier visit. It is written on top of the
 * version that this form knows, so that a draft that is open twice is never overwritten unasked.
 */
export function useAutosave(form: PostFormState, { on, opened, room, onBegun }: AutosaveOptions) {
  const call = useApi();
  const postId = form.stored?.id;
  const earlier = useEndpoint(
    readDraftOfPost,
    { postId: postId ?? 0 },
    { enabled: on && postId !== undefined, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  );
  const add = useCommand(addPostDraft);
  const edit = useCommand(editPostDraft);
  const content = keepForm({ draft: form.draft, imageIds: form.pictures.ids });
  const [settled] = useDebouncedValue(content, REST_MS);
  const [first] = useState(content);
  const [{ at, trouble }, setState] = useState<AutosaveState>({ at: null, trouble: null });
  const [answered, setAnswered] = useState(false);
  const [closed, setClosed] = useState(false);
  const held = useRef<HeldDraft | null>(opened ?? null);
  /** What the server has, what was tried last, and what the form holds now. */
  const kept = useRef(opened ? first : null);
  const tried = useRef("");
  const current = useRef(content);
  const working = useRef<Promise<unknown>>(Promise.resolve());

  const offered = earlier.data?.draft ?? null;
  const offeredForm = offered && readKept(offered.form);
  const asks = on && !answered && offeredForm !== null && keepForm(offeredForm) !== first;
  const basedOn = form.stored?.version ?? null;
  const busy = add.isPending || edit.isPending;
  // The draft of an earlier visit is not overwritten before the user has decided about it.
  const waits = asks || (postId !== undefined && earlier.isPending);
  const keeping = on && !closed && !waits && trouble !== "conflict";

  const write = async (text: string, target: HeldDraft | null) => {
    const input = { form: text, suggestedName: nameOf(form.draft), basedOn };
    if (!target) return add.mutateAsync(postId === undefined ? input : { ...input, postId });
    try {
      return await edit.mutateAsync({ ...input, ...target });
    } catch (error) {
      // It was deleted elsewhere; what is typed here is kept as a draft of its own.
      if (problemOf(error)?.error !== "not_found") throw error;
      return add.mutateAsync(postId === undefined ? input : { ...input, postId });
    }
  };
  const store = async (text: string) => {
    const before = held.current ?? (answered ? null : offered);
    try {
      const saved = await write(text, before && { id: before.id, version: before.version });
      held.current = { id: saved.id, version: saved.version };
      kept.current = text;
      setState({ at: saved.savedAt, trouble: null });
      if (postId === undefined && saved.id !== before?.id) onBegun(saved.id);
    } catch (error) {
      setState((last) => ({ ...last, trouble: troubleOf(error) }));
    }
  };
  const storeNow = useRef(store);
  useEffect(() => {
    storeNow.current = store;
    current.current = content;
  });

  const { dirty } = form;
  useEffect(() => {
    const attempt = `${room} ${settled}`;
    if (!keeping || busy || settled === kept.current || tried.current === attempt) return;
    // Typing goes on, or nothing was typed that is worth a draft.
    if (settled !== current.current || (!dirty && held.current === null)) return;
    tried.current = attempt;
    working.current = storeNow.current(settled);
  }, [keeping, busy, settled, room, dirty]);

  /** Goes on with a version of the draft that was read again. */
  const holdAgain = (found: HeldDraft | null) => {
    held.current = found && { id: found.id, version: found.version };
    tried.current = "";
    setState((last) => ({ ...last, trouble: null }));
  };
  const readAgain = async () => {
    if (postId !== undefined) return (await call(readDraftOfPost, { postId })).draft;
    return held.current && (await call(readPostDraft, { id: held.current.id }));
  };
  const drop = async () => {
    await working.current;
    const id = held.current?.id ?? offered?.id;
    held.current = null;
    kept.current = null;
    setAnswered(true);
    setState({ at: null, trouble: null });
    // A draft that could not be deleted is offered once more, which does no harm.
    if (id !== undefined)
      await call(removePostDraft, { id }, { idempotencyKey: crypto.randomUUID() }).catch(() => undefined);
  };

  return {
    savedAt: at,
    trouble,
    /** The draft of an earlier visit, until the user decides about it. */
    offer: asks ? { savedAt: offered?.savedAt ?? "", older: offered?.basedOn !== basedOn } : null,
    takeUp: () => {
      setAnswered(true);
      if (!offered || !offeredForm) return;
      held.current = { id: offered.id, version: offered.version };
      form.restore(offeredForm);
    },
    drop,
    /** Everything that was typed is on the server. */
    isKept: () => kept.current !== null && kept.current === current.current,
    /** Stores what was typed a moment ago. */
    flush: async () => {
      await working.current;
      if (keeping && current.current !== kept.current && dirty)
        await (working.current = storeNow.current(current.current));
    },
    /** Nothing is stored while the post is being saved; answers the draft that it ends. */
    pause: async () => {
      setClosed(true);
      await working.current;
      return held.current?.id;
    },
    resume: () => setClosed(false),
    /** Of a draft that is open twice: this form goes on in one of its own. */
    keepBoth: () => holdAgain(null),
    keepMine: () => void readAgain().then(holdAgain, () => holdAgain(null)),
    loadOther: async () => {
      const found = await readAgain().catch(() => null);
      const theirs = found && readKept(found.form);
      if (!found || !theirs) return setState((last) => ({ ...last, trouble: "failed" }));
      form.restore(theirs);
      kept.current = keepForm(theirs);
      holdAgain(found);
    },
  };
}
