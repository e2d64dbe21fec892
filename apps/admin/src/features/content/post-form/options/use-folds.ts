import { useState } from "react";
import { type Fold, foldOf } from "./folds.ts";

/** Which sections are unfolded. Only their reader folds one again. */
export function useFolds(first: readonly Fold[]) {
  const [open, setOpen] = useState<ReadonlySet<Fold>>(() => new Set(first));
  return {
    isOpen: (fold: Fold) => open.has(fold),
    set: (fold: Fold, next: boolean) =>
      setOpen((before) => new Set(next ? [...before, fold] : [...before].filter((one) => one !== fold))),
    /** Unfolds whatever holds one of these fields. */
    openFor: (fields: readonly string[]) => {
      const holding = fields.flatMap((field) => foldOf(field) ?? []);
      if (holding.length > 0) setOpen((before) => new Set([...before, ...holding]));
    },
  };
}

export type Folds = ReturnType<typeof useFolds>;
