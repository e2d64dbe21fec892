import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { listStopped } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { MoreButton } from "./log/more-button.tsx";
import classes from "../operations.module.css";
import { countText, type SwitchTarget } from "../../../shared/switches/switch-target.ts";
import { TurnButton } from "./turn-button.tsx";

export interface StoppedListProps {
  scope: "company" | "post";
  none: string;
  /** Absent when the reader may not release. */
  onTurn?: ((target: SwitchTarget, stop: boolean) => void) | undefined;
}

/** What is stopped now, newest first, with the reason and a way to release it. */
export function StoppedList({ scope, none, onTurn }: StoppedListProps) {
  const { text, language } = useText();
  const list = usePages(listStopped, { scope, limit: 10 }, { refetchInterval: 10_000 });
  if (list.data === undefined)
    return list.isError ? (
      <LoadFailed
        compact
        title={text("kit.failed.title")}
        error={list.error}
        onAgain={() => void list.refetch()}
      />
    ) : (
      <SkeletonRows label={text("shell.frame.loading")} rows={1} />
    );
  const rows = itemsOf(list.data);
  if (rows.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <>
      <ul className={classes.stoppedList}>
        {rows.map((row) => (
          <li key={row.key} className={classes.stoppedRow}>
            <span className={classes.stacked}>
              <b>{row.name}</b>
              <span className={classes.quiet}>
                <q>{row.reason}</q> · {formatMoment(row.at, language)} ·{" "}
                {row.by ?? text("shell.turn.product")}
              </span>
            </span>
            <span className={classes.figure}>
              {text("operations.switch.heldCount", { count: countText(row.held, text, language) })}
            </span>
            {onTurn && (
              <TurnButton
                active
                name={row.name}
                onPress={() => onTurn({ scope, key: row.key, name: row.name }, false)}
              />
            )}
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
