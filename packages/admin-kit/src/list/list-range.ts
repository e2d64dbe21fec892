import type { Kit } from "../kit/kit-context.tsx";

export interface ListSpan {
  /** Rows before this page, where known. */
  readonly start: number | undefined;
  readonly rows: number;
  /** The whole list, where known. */
  readonly count?: number | undefined;
}

/** "21–40 of 214"; nothing where the page was opened by its address and its position is unknown. */
export function listRange({ start, rows, count }: ListSpan, { text, language }: Kit): string | undefined {
  if (start === undefined || rows === 0) return undefined;
  const from = (start + 1).toLocaleString(language);
  const to = (start + rows).toLocaleString(language);
  return count === undefined
    ? text("kit.list.range", { from, to })
    : text("kit.list.rangeOf", { from, to, count: count.toLocaleString(language) });
}
