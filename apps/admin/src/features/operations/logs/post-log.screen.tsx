import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listPostLog } from "@polyphon/contract/operations/logs.contract.ts";
import { type PostLogAction, postLogActions } from "@polyphon/contract/operations/operations.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { daysOf, LogFilters } from "./log-filters.tsx";
import { LoggedPost } from "./logged-post.tsx";
import classes from "../operations.module.css";

type Row = OutputOf<typeof listPostLog>["items"][number];

const tones: Readonly<Record<PostLogAction, StatusTone>> = {
  ADDED: "ok",
  EDITED: "info",
  KILLED: "bad",
  RELEASED: "ok",
};

function columnsOf({ text, language }: Texts, mayView: boolean): TableColumn<Row>[] {
  return [
    {
      key: "post",
      header: text("operations.errors.post"),
      width: "36%",
      card: "title",
      wrap: true,
      render: (row) => <LoggedPost post={row} mayView={mayView} texts={{ text }} />,
    },
    {
      key: "action",
      header: text("operations.postLog.action"),
      card: "foot",
      wrap: true,
      render: (row) => (
        <span className={classes.stacked}>
          <StatusDot tone={tones[row.action]}>{text(`operations.postLog.actions.${row.action}`)}</StatusDot>
          {row.reason !== null && <q className={classes.quiet}>{row.reason}</q>}
        </span>
      ),
    },
    { key: "by", header: text("operations.log.by"), card: "line", render: (row) => row.by ?? "–" },
    {
      key: "when",
      header: text("operations.log.when"),
      card: "foot-end",
      render: (row) => formatMoment(row.at, language),
    },
    {
      key: "figures",
      header: text("operations.postLog.figures"),
      align: "end",
      card: "line",
      render: (row) =>
        text("operations.postLog.figuresText", {
          shares: row.shares.toLocaleString(language),
          clicks: row.clicks.toLocaleString(language),
        }),
    },
  ];
}

export default function PostLogScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const { after } = query.values;
  const action = postLogActions.find((one) => one === query.values["action"]);
  const call = {
    ...daysOf(query.values),
    ...(action && { action }),
    ...(after === undefined ? {} : { after }),
  };
  return (
    <EndpointList
      title={text("operations.postLog.title")}
      list={useEndpoint(listPostLog, call, { placeholderData: keepPreviousData })}
      query={query}
      columns={columnsOf(texts, mayView)}
      count={() => text("operations.postLog.sub")}
      filters={["action", "from", "to"]}
      toolbar={
        <LogFilters
          query={query}
          choices={[
            {
              name: "action",
              label: text("operations.postLog.action"),
              options: postLogActions.map((value) => ({
                value,
                label: text(`operations.postLog.actions.${value}`),
              })),
            },
          ]}
        />
      }
      empty={
        <EmptyState title={text("operations.postLog.empty")} text={text("operations.postLog.emptyText")} />
      }
    />
  );
}
