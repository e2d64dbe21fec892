import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { OnTurn } from "./switch-model.ts";
import type { SwitchTarget } from "../../../shared/switches/switch-target.ts";
import { TurnButton, type TurnButtonProps } from "./turn-button.tsx";

export interface SwitchCardProps<Row> {
  title: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  targetOf: (row: Row) => SwitchTarget;
  words?: TurnButtonProps["words"];
  onTurn: OnTurn;
}

/** Switches of one kind: what each stops, its state, and the button that sets it. */
export function SwitchCard<Row extends { readonly active: boolean }>(props: SwitchCardProps<Row>) {
  const { text } = useText();
  const { title, rows, targetOf, onTurn, words } = props;
  const turn: TableColumn<Row> = {
    key: "turn",
    header: text("kit.list.actions"),
    hideHeader: true,
    align: "end",
    card: "actions",
    wrap: true,
    render: (row) => (
      <TurnButton
        active={row.active}
        name={targetOf(row).name}
        words={words}
        onPress={() => onTurn(targetOf(row), !row.active)}
      />
    ),
  };
  return (
    <Card title={title} divided flush>
      <DataTable
        label={title}
        edge="card"
        columns={[...props.columns, turn]}
        rows={rows}
        rowKey={(row) => targetOf(row).key}
      />
    </Card>
  );
}
