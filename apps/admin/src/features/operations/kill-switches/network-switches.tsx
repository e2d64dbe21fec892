import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { SwitchCard } from "./switch-card.tsx";
import type { KillSwitches, SwitchesProps } from "./switch-model.ts";
import { countText } from "../../../shared/switches/switch-target.ts";

type Row = KillSwitches["networks"][number];

export function NetworkSwitches({ switches, onTurn }: SwitchesProps) {
  const { text, language } = useText();
  const stateOf = (row: Row) =>
    row.active && row.at !== null
      ? text("operations.switch.stoppedBy", {
          moment: formatMoment(row.at, language),
          by: row.by ?? text("shell.turn.product"),
        })
      : text("operations.switch.running");
  const columns: TableColumn<Row>[] = [
    {
      key: "network",
      header: text("operations.switch.network"),
      card: "title",
      render: (row) => (
        <span className={classes.named}>
          <NetworkMark network={markOf(row.network)} size={18} />
          {networkNames[row.network]}
        </span>
      ),
    },
    {
      key: "state",
      header: text("operations.switch.state"),
      card: "foot",
      wrap: true,
      render: (row) => (
        <span className={classes.stacked}>
          <StatusDot tone={row.active ? "bad" : "ok"}>{stateOf(row)}</StatusDot>
          {row.active && row.reason !== null && <q className={classes.quiet}>{row.reason}</q>}
        </span>
      ),
    },
    {
      key: "planned",
      header: text("operations.switch.planned"),
      align: "end",
      card: "line",
      render: (row) => countText(row.planned, text, language),
    },
    {
      key: "held",
      header: text("operations.switch.held"),
      align: "end",
      card: "line",
      render: (row) => (row.held.value === 0 ? "–" : <b>{countText(row.held, text, language)}</b>),
    },
  ];
  return (
    <SwitchCard
      title={text("operations.switch.networks")}
      columns={columns}
      rows={switches.networks}
      targetOf={({ network }) => ({ scope: "network", key: network, name: networkNames[network] })}
      onTurn={onTurn}
    />
  );
}
