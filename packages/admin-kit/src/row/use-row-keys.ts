import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";

export interface RowKeys<Row> {
  readonly rows: readonly Row[];
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onEdit?: ((row: Row) => void) | undefined;
  readonly onSelect?: ((row: Row) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

/** J and K move between rows; X, E and Enter act on the active one. Disabled while a field has the focus. */
export function useRowKeys<Row>({ rows, onOpen, onEdit, onSelect, onLeave }: RowKeys<Row>): Row | undefined {
  const [at, setAt] = useState<number | null>(null);
  const row = at === null ? undefined : rows[at];
  const walk = (by: number) =>
    setAt((now) => Math.min(rows.length - 1, Math.max(0, now === null ? 0 : now + by)));
  useHotkeys([
    ["J", () => walk(1)],
    ["K", () => walk(-1)],
    ["X", () => row && onSelect?.(row)],
    ["E", () => row && onEdit?.(row)],
    // Left to the browser as well: on a button it presses the button.
    [
      "Enter",
      () => {
        if (row && document.activeElement === document.body) onOpen?.(row);
      },
      { preventDefault: false },
    ],
    [
      "Escape",
      () => {
        setAt(null);
        onLeave?.();
      },
      { preventDefault: false },
    ],
  ]);
  return row;
}
