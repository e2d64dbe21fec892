import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listPostSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { countText } from "./switch-model.ts";
import { TurnButton } from "./dialog/turn-button.tsx";

export type PostSwitchRow = OutputOf<typeof listPostSwitches>["items"][number];

interface ColumnDeps {
  /** Whether the reader may open a post. */
  readonly mayView: boolean;
  readonly onTurn: (row: PostSwitchRow) => void;
}

export function postSwitchColumns(
  { text, language }: Texts,
  { mayView, onTurn }: ColumnDeps,
): TableColumn<PostSwitchRow>[] {
  return [
    {
      key: "post",
      header: text("operations.posts.post"),
      width: "38%",
      wrap: true,
      card: "title",
      render: (row) => (
        <span className={classes.stacked}>
          {mayView ? (
            <AppLink href={screenHref("/admin/view-post/:id", { id: row.id })}>{row.title}</AppLink>
          ) : (
            <b>{row.title}</b>
          )}
          {row.reason !== null && (
            <span className={classes.quiet}>
              <q>{row.reason}</q> · {row.by ?? text("operations.switch.product")}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "category",
      header: text("operations.posts.category"),
      card: "hidden",
      render: (row) => row.categoryName,
    },
    {
      key: "publish",
      header: text("operations.posts.publish"),
      card: "hidden",
      render: (row) => formatMoment(row.publishAt, language),
    },
    {
      key: "state",
      header: text("operations.posts.state"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={row.killedAt === null ? "ok" : "bad"}>
          {row.killedAt === null
            ? text("operations.posts.visible")
            : text("operations.posts.killed", { moment: formatMoment(row.killedAt, language) })}
        </StatusDot>
      ),
    },
    {
      key: "held",
      header: text("operations.posts.held"),
      align: "end",
      card: "hidden",
      render: (row) => (row.held.value === 0 ? "–" : countText(row.held, text, language)),
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
