export interface Fold {
  /** Most characters shown before the network's "more". */
  readonly chars: number;
  /** Most line breaks shown; blank lines count. */
  readonly lines?: number | undefined;
}

export interface FoldedText {
  readonly shown: string;
  readonly folded: boolean;
}

/** Cuts where the network does, at a word, and never in the middle of a character. */
export const foldText = (text: string, fold: Fold | undefined): FoldedText => {
  if (fold === undefined) return { shown: text, folded: false };
  const lines = text.split("\n");
  const byLines = fold.lines === undefined ? text : lines.slice(0, fold.lines).join("\n");
  const characters = Array.from(byLines);
  if (characters.length <= fold.chars) return { shown: byLines, folded: byLines.length < text.length };
  const cut = characters.slice(0, fold.chars).join("");
  const atWord = /\s/u.test(characters[fold.chars] ?? " ") ? cut : cut.replace(/\s+\S*$/u, "");
  return { shown: atWord.trimEnd(), folded: true };
};
