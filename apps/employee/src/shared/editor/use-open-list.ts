import { useState } from "react";

/** What is being typed behind a sign: where it begins, and the words so far. */
export interface Typed {
  readonly at: number;
  readonly words: string;
}

export interface OpenList {
  readonly isClosed: boolean;
  /** Position of the option that Enter takes. */
  readonly active: number;
  readonly move: (step: number, count: number) => void;
  readonly close: () => void;
}

/** A list under the words that are being typed, worked with the keyboard while the focus stays in the text. */
export function useOpenList(typed: Typed | null): OpenList {
  const [closed, setClosed] = useState<Typed | null>(null);
  const [chosen, setChosen] = useState<Typed & { readonly option: number }>({ at: 0, words: "", option: 0 });
  const same = typed !== null && chosen.at === typed.at && chosen.words === typed.words;
  const active = same ? chosen.option : 0;
  return {
    // The next letter opens it again.
    isClosed: closed !== null && closed.at === typed?.at && typed.words === closed.words,
    active,
    move: (step, count) => {
      if (typed !== null && count > 0) setChosen({ ...typed, option: (active + step + count) % count });
    },
    close: () => setClosed(typed),
  };
}
