import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { useSelection } from "@polyphon/admin-kit/bulk/use-selection.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { callOf } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { countCall, filterNames } from "@polyphon/admin-kit/list/list-call.ts";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { type PostState, postStates } from "@polyphon/contract/content/content.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { postFilters } from "@polyphon/contract/content/post/post-filters.ts";
import { featurePost, pickPosts } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { holds, mayWritePosts, useAccount } from "../../../shared/session/account.ts";
import { renderLink, useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { type PostCount, usePostCounts } from "../../../shared/posts/use-post-counts.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { PostCalendar } from "../post-calendar/post-calendar.tsx";
import { calendarView, PostViewChoice } from "../post-calendar/post-view-choice.tsx";
import { PostBulkBar } from "./post-bulk-bar.tsx";
import { editHref, postColumns, viewHref } from "./post-columns.tsx";
import type { ChosenPost, PostRow } from "./post-row.ts";
import type { AskedOfPosts } from "./dialogs/asked-of-posts.ts";
import { PostDialogs } from "./dialogs/post-dialogs.tsx";

function countWords(count: PostCount, filtered: boolean, { text, language }: Texts): string {
  const formatted = count.value.toLocaleString(language);
  if (!count.exact) return text("content.list.estimated", { formatted });
  return text(filtered ? "content.list.found" : "content.list.count", { count: count.value, formatted });
}

function Views() {
  const { text, language } = useText();
  const { of, states } = usePostCounts();
  const query = useListQuery();
  const { state } = query.values;
  const figure = (count: PostCount | undefined) =>
    count && `${count.exact ? "" : "≈ "}${count.value.toLocaleString(language)}`;
  const tab = (key: PostState | "all", label: string) => ({
    key,
    label,
    href: query.hrefOf({ state: key === "all" ? undefined : key, after: undefined }),
    current: key === "all" ? !postStates.includes(state as PostState) : state === key,
    count: figure(of[key]),
  });
  return (
    <ViewTabs
      label={text("content.list.views")}
      renderLink={renderLink}
      tabs={[
        tab("all", text("content.list.all")),
        ...postStates
          .filter((one) => states.includes(one) || one === state)
          .map((one) => tab(one, text(`content.states.${one}`))),
      ]}
    />
  );
}

/** Ends featuring at once, which is easily undone. */
function useUnfeature() {
  const { text } = useText();
  const notify = useNotify();
  const feature = useCommand(featurePost);
  return async ({ id }: PostRow) => {
    try {
      await feature.mutateAsync({ id, featuredUntil: null });
      notify({ tone: "ok", text: text("content.act.unfeatured") });
    } catch (error) {
      notify({ tone: "bad", text: failureText(error, text).text });
    }
  };
}

function PostList({ actions, adding }: { actions: ReactNode; adding: ReactNode }) {
  const texts = useText();
  const { text } = texts;
  const account = useAccount();
  const go = useGo();
  const query = useListQuery();
  const now = new Date(useNow());
  const phone = useIsPhone();
  const list = useList(listPosts, query);
  const count = list.answer.data?.count;
  const api = useApi();
  const selection = useSelection<ChosenPost>({
    rows: list.rows,
    nameOf: ({ title }) => title,
    count: count && { count: count.value, exact: count.exact },
    pick: () => api(pickPosts, callOf<typeof pickPosts>(countCall(listPosts, query.values))),
    pickedRow: ({ id, name }) => ({ id, title: name }),
  });
  const filterSet = useFilters({ module: "content", name: "list", fields: postFilters });
  const filters = filterNames(listPosts).filter((name) => name !== "state");
  const filtered = ["search", ...filters].some((name) => list.call[name] !== undefined);
  const state = postStates.find((one) => one === list.call["state"]);
  const [asked, setAsked] = useState<AskedOfPosts | null>(null);
  const unfeature = useUnfeature();
  const deps = {
    texts,
    account,
    go,
    now,
    phone: phone ?? false,
    onAsk: setAsked,
    onUnfeature: (row: PostRow) => void unfeature(row),
  };
  const selects = holds(account, "edit_post") || holds(account, "duplicate_post");
  return (
    <EndpointList
      title={text("content.list.title")}
      list={list}
      columns={postColumns(deps)}
      searchLabel={text("content.list.search")}
      count={() => (count ? countWords(count, filtered, texts) : "\u00A0")}
      counted={count?.exact ? count.value : null}
      filters={filters}
      actions={actions}
      tabs={<Views />}
      toolbar={<FilterBar resource={filterSet} query={query} />}
      empty={
        state === undefined ? (
          <EmptyState
            title={text("content.list.empty")}
            text={text("content.list.emptyText")}
            actions={adding}
          />
        ) : (
          <EmptyState
            title={text("content.list.emptyView")}
            text={text("content.list.emptyViewText", {
              state: text(`content.states.${state}`).toLowerCase(),
            })}
          />
        )
      }
      selection={selects ? selection.table : undefined}
      over={
        <>
          <PostBulkBar selection={selection} onAsk={setAsked} />
          <PostDialogs
            asked={asked}
            onClose={() => setAsked(null)}
            onDone={(ids) => (asked?.what === "remove" ? selection.drop(ids) : selection.clear())}
          />
        </>
      }
      onRowOpen={holds(account, "view_post") ? (row) => go(viewHref(row)) : undefined}
      onRowEdit={(row) => row.can.edit && go(editHref(row))}
    />
  );
}

/** The posts of the staff: as a list, or on the days of their publication. */
export default function PostListScreen() {
  const { text } = useText();
  const account = useAccount();
  const go = useGo();
  const { values } = useListQuery();
  const adding = mayWritePosts(account) && (
    <>
      <Button variant="default" onClick={() => go(screenHref("/admin/add-fpn-post", {}))}>
        {text("content.list.addNews")}
      </Button>
      <Button
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => go(screenHref("/admin/add-post", {}))}
      >
        {text("content.list.add")}
      </Button>
    </>
  );
  const actions = (
    <>
      <PostViewChoice />
      {adding}
    </>
  );
  return values["view"] === calendarView ? (
    <PostCalendar actions={actions} />
  ) : (
    <PostList actions={actions} adding={adding} />
  );
}
