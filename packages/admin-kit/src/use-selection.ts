import type { TableSelection } from "@polyphon/ui/data/table-model.ts";
import { useState } from "react";
import { useKit } from "./kit-context.tsx";
import type { KitResource, ResourceRow } from "./kit-resource.ts";
import { rowName } from "./row-name.ts";

/** As many as one call takes. */
const MOST = 100;

/** Ticked rows; they stay ticked while their user walks through the pages. */
export function useSelection(resource: KitResource, rows: readonly ResourceRow[]) {
  const { text } = useKit();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ResourceRow>>(new Map());
  const change = (keys: ReadonlySet<string>) =>
    setChosen((before) => {
      const known = new Map([...before, ...rows.map((row) => [String(row.id), row] as const)]);
      return new Map(
        [...keys].slice(0, MOST).flatMap((key) => {
          const row = known.get(key);
          return row ? [[key, row] as const] : [];
        }),
      );
    });
  const table: TableSelection<ResourceRow> = {
    selected: new Set(chosen.keys()),
    onChange: change,
    allLabel: text("kit.bulk.all"),
    rowLabel: (row) => text("kit.bulk.row", { name: rowName(resource, row) }),
  };
  return {
    table,
    rows: [...chosen.values()],
    clear: () => setChosen(new Map()),
    drop: (ids: readonly number[]) =>
      setChosen((before) => new Map([...before].filter(([, { id }]) => !ids.includes(id)))),
    toggle: (row: ResourceRow) => {
      const keys = new Set(chosen.keys());
      if (!keys.delete(String(row.id))) keys.add(String(row.id));
      change(keys);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
