import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { figureText } from "../../../../shared/figures/figure-text.ts";
import { AppLink, useGo } from "../../../../shared/address/app-link.tsx";
import { postStateWords } from "../../../../shared/posts/post-state.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useOpens } from "../../../../shared/address/use-opens.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../dashboard.module.css";

const LATEST = 5;
const viewPath = "/admin/view-post/:id";

export function LatestPosts() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const opens = useOpens();
  const list = useEndpoint(listPosts, { limit: LATEST });
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const now = new Date(useNow());
  return (
    <Card
      title={text("insights.dashboard.latest")}
      divided
      flush
      aside={
        <AppLink optional href={screenHref("/admin/view-post-list", {})}>
          {text("insights.dashboard.allPosts")}
        </AppLink>
      }
    >
      <div className={classes.inset}>
        <DataTable
          label={text("insights.dashboard.latest")}
          rows={rows}
          rowKey={(row) => String(row.id)}
          onRowOpen={opens(viewPath) ? (row) => go(screenHref(viewPath, { id: row.id })) : undefined}
          loading={late ? { label: text("kit.list.loading"), rows: LATEST } : undefined}
          columns={[
            {
              key: "title",
              header: text("insights.dashboard.post"),
              width: "46%",
              wrap: true,
              card: "title",
              render: (row) => (
                <AppLink className={classes.post} href={screenHref(viewPath, { id: row.id })}>
                  {row.title}
                </AppLink>
              ),
            },
            {
              key: "category",
              header: text("insights.dashboard.category"),
              card: "foot-end",
              render: (row) => row.categoryName,
            },
            {
              key: "state",
              header: text("insights.dashboard.state"),
              card: "foot",
              render: (row) => {
                const { tone, words } = postStateWords(row, now, text);
                return <StatusDot tone={tone}>{words}</StatusDot>;
              },
            },
            {
              key: "shares",
              header: text("insights.dashboard.shares"),
              align: "end",
              card: "hidden",
              render: (row) => figureText({ value: row.shares, rounded: row.rounded }, texts),
            },
          ]}
          instead={
            list.isError && list.data === undefined ? (
              <LoadFailed
                compact
                title={text("kit.failed.title")}
                error={list.error}
                onAgain={() => void list.refetch()}
              />
            ) : list.data !== undefined && rows.length === 0 ? (
              <EmptyState
                compact
                title={text("insights.dashboard.nothing")}
                text={text("insights.dashboard.nothingText")}
              />
            ) : undefined
          }
        />
      </div>
    </Card>
  );
}
