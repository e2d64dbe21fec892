import { useState } from "react";

interface Step {
  readonly previous: string | undefined;
  readonly start: number;
}

export interface PageTrail {
  /** Rows before this page, or undefined when the page was opened by its address alone. */
  readonly start: number | undefined;
  /** The cursor of the page before; the first page has none. */
  readonly previous: string | undefined;
  readonly isFirst: boolean;
  /** Remembers where the next page comes from. */
  readonly walkTo: (next: string, rows: number) => void;
}

/** A keyset knows only the way forward, so the way back is remembered here. */
export function usePageTrail(after: string | undefined): PageTrail {
  const [steps, setSteps] = useState<ReadonlyMap<string, Step>>(new Map());
  const step = after === undefined ? { previous: undefined, start: 0 } : steps.get(after);
  return {
    start: step?.start,
    previous: step?.previous,
    isFirst: after === undefined,
    walkTo: (next, rows) =>
      setSteps((known) => new Map(known).set(next, { previous: after, start: (step?.start ?? 0) + rows })),
  };
}
