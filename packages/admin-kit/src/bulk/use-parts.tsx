import { type ReactNode, useState } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { type ActOutcome, actInParts } from "./act-in-parts.ts";
import classes from "./act-dialog.module.css";

const nothing: ActOutcome = { done: [], refused: [] };

export interface Parts {
  /** Acts on what is not done yet; null where a call failed, and what was done before it stays done. */
  readonly run: (act: (ids: number[]) => Promise<ActOutcome>) => Promise<ActOutcome | null>;
  readonly sofar: ActOutcome;
  /** Some rows are done and some are not: the rest should get what they got. */
  readonly begun: boolean;
  /** How far it is, where that takes more than one call. */
  readonly progress: ReactNode;
}

/** An action on many rows, as many calls as that takes; a second press goes on where the first one failed. */
export function useParts(rows: readonly { readonly id: number }[]): Parts {
  const { text } = useKit();
  const [sofar, setSofar] = useState(nothing);
  const settled = new Set([...sofar.done, ...sofar.refused.map(({ id }) => id)]);
  const run: Parts["run"] = async (act) => {
    const before = sofar;
    const both = (now: ActOutcome): ActOutcome => ({
      done: [...before.done, ...now.done],
      refused: [...before.refused, ...now.refused],
    });
    const ids = rows.map(({ id }) => id).filter((id) => !settled.has(id));
    try {
      return both(await actInParts(ids, act, (now) => setSofar(both(now))));
    } catch {
      return null;
    }
  };
  const begun = settled.size > 0 && settled.size < rows.length;
  const progress = begun && (
    <output className={classes.progress}>
      {text("kit.bulk.progress", { done: settled.size, all: rows.length })}
    </output>
  );
  return { run, sofar, begun, progress };
}
