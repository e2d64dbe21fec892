import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { RowOf } from "@polyphon/admin-kit/list/use-list.ts";
import type { listPostSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { countText } from "../../../shared/switches/switch-target.ts";
import { TurnButton } from "./turn-button.tsx";

export type PostSwitchRow = RowOf<typeof listPostSwitches>;

export const viewHref = ({ id }: PostSwitchRow) => screenHref("/admin/view-post/:id", { id });

interface ColumnDeps {
  /** Whether the reader may open a post. */
  readonly mayView: boolean;
  readonly onTurn: (row: PostSwitchRow) => void;
}

export function postSwitchColumns(
  { text, language }: Texts,
  { mayView, onTurn }: ColumnDeps,
): ListColumn<PostSwitchRow>[] {
  const byWords = (row: PostSwitchRow) => row.by ?? text("shell.turn.product");
  const stateWords = ({ killedAt }: PostSwitchRow) =>
    killedAt === null
      ? text("operations.posts.visible")
      : text("operations.posts.killed", { moment: formatMoment(killedAt, language) });
  const heldWords = ({ held }: PostSwitchRow) => (held.value === 0 ? "" : countText(held, text, language));
  return [
    {
      key: "post",
      header: text("operations.posts.post"),
      width: "38%",
      wrap: true,
      card: "title",
      words: (row) => (row.reason === null ? row.title : [row.title, row.reason, byWords(row)].join(" · ")),
      render: (row) => (
        <span className={classes.stacked}>
          {mayView ? <AppLink href={viewHref(row)}>{row.title}</AppLink> : <b>{row.title}</b>}
          {row.reason !== null && (
            <span className={classes.quiet}>
              <q>{row.reason}</q> · {byWords(row)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "category",
      header: text("operations.posts.category"),
      card: "hidden",
      words: (row) => row.categoryName,
    },
    {
      key: "publish",
      header: text("operations.posts.publish"),
      card: "hidden",
      clock: true,
      words: (row) => formatMoment(row.publishAt, language),
    },
    {
      key: "state",
      header: text("operations.posts.state"),
      card: "foot",
      words: stateWords,
      render: (row) => <StatusDot tone={row.killedAt === null ? "ok" : "bad"}>{stateWords(row)}</StatusDot>,
    },
    {
      key: "held",
      header: text("operations.posts.held"),
      align: "end",
      card: "hidden",
      words: heldWords,
      render: (row) => heldWords(row) || "–",
    },
    {
      key: "turn",
      header: text("kit.list.actions"),
      hideHeader: true,
      align: "end",
      card: "actions",
      wrap: true,
      render: (row) => (
        <TurnButton
          active={row.killedAt !== null}
          name={row.title}
          words={{ stop: text("operations.posts.kill"), release: text("operations.switch.release") }}
          onPress={() => onTurn(row)}
        />
      ),
    },
  ];
}
