import { useLayoutEffect, useRef, useState } from "react";

export interface Cursor {
  readonly area: React.RefObject<HTMLTextAreaElement | null>;
  /** The position of the cursor; the end of the text before it was ever focused. */
  readonly at: number;
  readonly onSelect: (start: number, end: number) => void;
  /** Replaces the text between two positions with a piece; the cursor moves behind it. */
  readonly put: (text: string, piece: string, from: number, until: number) => string;
  readonly insert: (text: string, piece: string) => string;
  /** Puts a piece at the end without taking the focus; a cursor at the end stays there, another where it is. */
  readonly append: (text: string, piece: string) => string;
}

/** Keeps the cursor where users expect it while tools change the text. */
export function useCursor(): Cursor {
  const area = useRef<HTMLTextAreaElement>(null);
  const [range, setRange] = useState<readonly [number, number]>([Infinity, Infinity]);
  const pending = useRef<{ readonly range: readonly [number, number]; readonly focus: boolean } | null>(null);
  useLayoutEffect(() => {
    if (pending.current === null || area.current === null) return;
    const { range: next, focus } = pending.current;
    pending.current = null;
    if (focus) area.current.focus();
    area.current.setSelectionRange(...next);
  });
  const move = (next: readonly [number, number], focus: boolean) => {
    pending.current = { range: next, focus };
    setRange(next);
  };
  const put = (text: string, piece: string, from: number, until: number) => {
    move([from + piece.length, from + piece.length], true);
    return text.slice(0, from) + piece + text.slice(until);
  };
  return {
    area,
    at: range[1],
    onSelect: (start, end) => setRange([start, end]),
    put,
    insert(text, piece) {
      const [start, end] = range.map((position) => Math.min(position, text.length));
      return put(text, piece, start ?? text.length, end ?? text.length);
    },
    append(text, piece) {
      const next = text + piece;
      const stay = (position: number) => (position >= text.length ? next.length : position);
      move([stay(range[0]), stay(range[1])], false);
      return next;
    },
  };
}
