import { limits } from "@polyphon/contract/limits.ts";
import type { TableSelection } from "@polyphon/ui/data/table/table-model.ts";
import { useState } from "react";
import { failureText } from "../failure/failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";
import type { ResourceRow } from "../kit/kit-resource.ts";

/** As many as one action allows. */
const { most } = limits.severalRows;

type Chosen<Row> = ReadonlyMap<string, Row>;

export interface Picked {
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  readonly more: boolean;
}

export interface SelectionOf<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** How many rows match the filters. */
  readonly count: { readonly count: number; readonly exact: boolean } | undefined;
  /** Asks for every row that matches, and makes of each what is selected; left out where the list cannot. */
  readonly pick?: (() => Promise<Picked>) | undefined;
  readonly pickedRow: (row: { readonly id: number; readonly name: string }) => Row;
}

/** Requests every row that matches the filters, and reports when these are more than one action allows. */
function usePickAll<Row>(
  { count, pick, pickedRow }: SelectionOf<Row>,
  chosen: Chosen<Row>,
  choose: (all: Chosen<Row>) => void,
) {
  const kit = useKit();
  const [busy, setBusy] = useState(false);
  if (pick === undefined || chosen.size === 0 || count === undefined || count.count <= chosen.size)
    return undefined;
  if (chosen.size >= most) return undefined;
  const number = Math.min(count.count, most);
  const onPress = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { rows, more } = await pick();
      choose(new Map(rows.map((row) => [String(row.id), pickedRow(row)])));
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
export function useSelection<Row extends { readonly id: number }>(of: SelectionOf<Row>) {
  const { rows, nameOf } = of;
  const { text } = useKit();
  const [chosen, setChosen] = useState<Chosen<Row>>(new Map());
  const table: TableSelection<Row> = {
    selected: new Set(chosen.keys()),
    onChange: (keys) =>
      setChosen((before) => {
        const known = new Map([...before, ...rows.map((row) => [String(row.id), row] as const)]);
        return new Map(
          [...keys].slice(0, most).flatMap((key) => {
            const row = known.get(key);
            return row ? [[key, row] as const] : [];
          }),
        );
      }),
    allLabel: text("kit.bulk.all"),
    rowLabel: (row) => text("kit.bulk.row", { name: nameOf(row) }),
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
  };
}

export type Selection<Row extends { readonly id: number } = ResourceRow> = ReturnType<
  typeof useSelection<Row>
>;
