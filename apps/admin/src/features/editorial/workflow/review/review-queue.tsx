import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { assignedViews, type QueueView, queueViews } from "@polyphon/contract/editorial/editorial.ts";
import { listWorkflowPosts, readWorkflowCounts } from "@polyphon/contract/editorial/review.contract.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useIsTabletOrPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { mayWritePosts, useAccount } from "../../../../shared/session/account.ts";
import { renderLink, useGo } from "../../../../shared/address/app-link.tsx";
import { Redirect } from "../../../../shared/address/redirect.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { weekNamed } from "../../work/week-words.ts";
import { QueueFilters, QueueList } from "./queue-list.tsx";
import classes from "./queue.module.css";
import { nextInQueue } from "./review-model.ts";
import { ReviewPost } from "./review-post.tsx";

export type QueueRole = "writer" | "proofreader" | "editorInChief" | "approver";

/** Others take steps too: the queue and its counts are read anew together. */
const lookAgainMs = 60_000;

/** The tabs that apply to a role: posts returned to writers are the writer's own work. */
const partsOf = (role: QueueRole): readonly QueueView[] =>
  role === "writer" ? queueViews.filter((view) => view !== "returned") : queueViews;

/**
 * The queue of a role on the left, the chosen post with its changes and history beside it. Where there is room for both,
 * the first post is chosen from the start.
 */
export function ReviewQueue({ of: role }: { of: QueueRole }) {
  const { text, language } = useText();
  const go = useGo();
  const account = useAccount();
  const query = useListQuery();
  const { post: chosen, after, search, categoryId } = query.values;
  const week = weekNamed(query.values["week"]);
  const view = partsOf(role).find((one) => one === query.values["view"]) ?? "waiting";
  const isShared = role !== "writer" && view === "waiting" && account.companyId === null;
  const assigned = isShared ? assignedViews.find((one) => one === query.values["assigned"]) : undefined;
  const counts = useEndpoint(readWorkflowCounts, {}, { refetchInterval: lookAgainMs });
  const found = useEndpoint(
    listWorkflowPosts,
    {
      view,
      limit: 50,
      ...(after === undefined ? {} : { after }),
      ...(search === undefined ? {} : { search }),
      ...(assigned === undefined ? {} : { assigned }),
      ...(week === undefined ? {} : { week }),
      ...(categoryId === undefined ? {} : { categoryId }),
    },
    { placeholderData: keepPreviousData, refetchInterval: lookAgainMs },
  );
  const rows = found.data?.items ?? [];
  const choose = (id: number | null) => query.change({ post: id === null ? undefined : String(id) });
  const walk = (by: number) => {
    const at = rows.findIndex(({ id }) => String(id) === chosen);
    const row = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (row) choose(row.id);
  };
  useHotkeys([
    ["J", () => walk(1)],
    ["K", () => walk(-1)],
  ]);
  const isNarrow = useIsTabletOrPhone();
  // Not by rows that a decision has just made old: what was decided would open again.
  const isCurrent = found.data !== undefined && !found.isFetching;
  const toOpen = isCurrent && !isNarrow ? rows[0] : undefined;
  const isEmpty = isCurrent && rows.length === 0;
  const isAll =
    view === "waiting" && [after, search, week, categoryId, assigned].every((one) => one === undefined);
  const waiting = counts.data?.waiting;
  const own = role === "writer";
  const labelOf = (one: QueueView) =>
    text(own && one === "waiting" ? "editorial.queues.waitingWriter" : `editorial.queues.${one}`);
  return (
    <div className={classes.counts} data-chosen={chosen === undefined ? undefined : true}>
      <section className={classes.queue} aria-label={text("editorial.queues.queue")}>
        <div className={classes.queueHead}>
          <h1 className={classes.queueTitle}>{text(`editorial.queues.titles.${role}`)}</h1>
          <span className={classes.hint}>
            <KeyHint keys="J" /> <KeyHint keys="K" />
          </span>
        </div>
        {waiting !== undefined && (
          <p className={classes.count}>
            {text("editorial.queues.count", { count: waiting, formatted: waiting.toLocaleString(language) })}
          </p>
        )}
        {own && mayWritePosts(account) && (
          <Button
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => go(screenHref("/admin/add-post", {}))}
          >
            {text("editorial.queues.add")}
          </Button>
        )}
        <div className={classes.views}>
          <ViewTabs
            label={text("editorial.queues.views")}
            renderLink={renderLink}
            tabs={partsOf(role).map((one) => ({
              key: one,
              label: labelOf(one),
              href: query.hrefOf({
                view: one === "waiting" ? undefined : one,
                after: undefined,
                post: undefined,
              }),
              current: one === view,
            }))}
          />
        </div>
        <QueueFilters query={query} categories={counts.data?.categories ?? []} assigned={isShared} />
        <QueueList
          query={query}
          found={found}
          chosen={chosen}
          empty={{
            title: text(own ? "editorial.queues.emptyWriter" : "editorial.queues.empty"),
            text: text(own ? "editorial.queues.emptyWriterText" : "editorial.queues.emptyText"),
          }}
        />
      </section>
      {chosen === undefined ? (
        <div className={classes.nothing}>
          {toOpen && <Redirect to={query.hrefOf({ post: String(toOpen.id) })} />}
          {isEmpty && (
            <EmptyState
              title={text(isAll ? "editorial.queues.allDone" : "editorial.queues.noneOpen")}
              text={text(isAll ? "editorial.queues.allDoneText" : "editorial.queues.noneOpenText")}
            />
          )}
        </div>
      ) : (
        <ReviewPost
          key={chosen}
          id={chosen}
          backHref={query.hrefOf({ post: undefined })}
          onDone={() => choose(nextInQueue(rows, Number(chosen)))}
        />
      )}
    </div>
  );
}
