import { limits } from "@polyphon/contract/limits.ts";
import type { TableSelection } from "@polyphon/ui/data/table/table-model.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { failureText } from "../failure/failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "../kit/kit-resource.ts";
import { countCall } from "../list/list-call.ts";
import type { QueryValues } from "../list/list-query.ts";
import { pickedName, rowName } from "../row/row-name.ts";

/** As many as one action allows. */
const { most } = limits.severalRows;

type Chosen = ReadonlyMap<string, ResourceRow>;

export interface SelectionOf {
  readonly resource: KitResource;
  readonly rows: readonly ResourceRow[];
  /** The filters of the list, and how many rows match. */
  readonly values: QueryValues;
  readonly count: { readonly count: number; readonly exact: boolean } | undefined;
}

/** Requests every row that matches the filters, and reports when these are more than one action allows. */
function usePickAll({ resource, values, count }: SelectionOf, chosen: Chosen, choose: (all: Chosen) => void) {
  const call = useApi();
  const kit = useKit();
  const [busy, setBusy] = useState(false);
  const pickable = resource.calls.some(({ name }) => name === resource.pick.name);
  if (!pickable || chosen.size === 0 || count === undefined || count.count <= chosen.size) return undefined;
  if (chosen.size >= most) return undefined;
  const number = Math.min(count.count, most);
  const onPress = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { rows, more } = await call(resource.pick, callOf(countCall(resource, values)));
      choose(new Map(rows.map(({ id, name }) => [String(id), { id, version: 0, [pickedName]: name }])));
      if (more)
        kit.notify({
          tone: "info",
          text: kit.text("kit.bulk.most", { formatted: most.toLocaleString(kit.language) }),
        });
    } catch (error) {
      kit.notify({ tone: "bad", text: failureText(error, kit.text).text });
    } finally {
      setBusy(false);
    }
  };
  const key = count.exact || count.count <= most ? "kit.bulk.selectAll" : "kit.bulk.selectMost";
  return {
    label: kit.text(key, { formatted: number.toLocaleString(kit.language) }),
    onPress: () => void onPress(),
  };
}

/** Selected rows; they stay selected across pages. */
export function useSelection(of: SelectionOf) {
  const { resource, rows } = of;
  const { text } = useKit();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const change = (keys: ReadonlySet<string>) =>
    setChosen((before) => {
      const known = new Map([...before, ...rows.map((row) => [String(row.id), row] as const)]);
      return new Map(
        [...keys].slice(0, most).flatMap((key) => {
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
    /** Extends the selection to all rows that match the filters. */
    selectAll: usePickAll(of, chosen, setChosen),
    clear: () => setChosen(new Map()),
    drop: (ids: readonly number[]) => {
      const gone = new Set(ids);
      setChosen((before) => new Map([...before].filter(([, { id }]) => !gone.has(id))));
    },
    toggle: (row: ResourceRow) => {
      const keys = new Set(chosen.keys());
      if (!keys.delete(String(row.id))) keys.add(String(row.id));
      change(keys);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
