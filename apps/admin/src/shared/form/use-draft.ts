import { useEffect, useRef, useState } from "react";

/** What was typed over a stored record, whether it differs, and whether leaving would lose it. */
export function useDraft<D extends object>(stored: D) {
  const [draft, setDraft] = useState(stored);
  const dirty = JSON.stringify(draft) !== JSON.stringify(stored);
  const state = useRef({ dirty, saved: false });
  useEffect(() => {
    state.current.dirty = dirty;
  }, [dirty]);
  return {
    draft,
    dirty,
    change: (change: Partial<D>) => setDraft((before) => ({ ...before, ...change })),
    reset: () => setDraft(stored),
    /** Said before the way on, so that nobody is asked about changes that are kept. */
    markSaved: () => {
      state.current.saved = true;
    },
    leaves: () => state.current.dirty && !state.current.saved,
  };
}
