import { limits } from "@polyphon/contract/limits.ts";
import type { TableSelection } from "@polyphon/ui/data/table/table-model.ts";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import type { PostRow } from "./post-row.ts";

/** Selected posts, which stay selected across pages. */
export function usePostSelection(rows: readonly PostRow[]) {
  const { text } = useText();
  const [chosen, setChosen] = useState<ReadonlyMap<string, PostRow>>(new Map());
  const table: TableSelection<PostRow> = {
    selected: new Set(chosen.keys()),
    onChange: (keys) =>
      setChosen((before) => {
        const known = new Map([...before, ...rows.map((row) => [String(row.id), row] as const)]);
        return new Map(
          [...keys].slice(0, limits.post.atOnce).flatMap((key) => {
            const row = known.get(key);
            return row ? [[key, row] as const] : [];
          }),
        );
      }),
    allLabel: text("content.list.selectAll"),
    rowLabel: (row) => text("content.list.selectRow", { name: row.title }),
  };
  return {
    table,
    rows: [...chosen.values()],
    clear: () => setChosen(new Map()),
    drop: (ids: readonly number[]) =>
      setChosen((before) => new Map([...before].filter(([, { id }]) => !ids.includes(id)))),
  };
}

export type PostSelection = ReturnType<typeof usePostSelection>;
