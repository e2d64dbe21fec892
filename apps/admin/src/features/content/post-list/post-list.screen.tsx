import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { type PostState, postStates } from "@polyphon/contract/content/content.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { featurePost } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { holds, mayWritePosts, useAccount } from "../../../shared/session/account.ts";
import { renderLink, useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { type PostCount, usePostCounts } from "../../../shared/posts/use-post-counts.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { PostBulkBar } from "./post-bulk-bar.tsx";
import { editHref, postColumns, viewHref } from "./post-columns.tsx";
import type { PostRow } from "./post-row.ts";
import type { AskedOfPosts } from "./dialogs/asked-of-posts.ts";
import { PostDialogs } from "./dialogs/post-dialogs.tsx";
import { PostFilterBar } from "./post-filter-bar.tsx";
import { filterFields, postCall } from "./post-filters.ts";
import classes from "./post-list.module.css";
import { usePostSelection } from "./use-post-selection.ts";

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

/** J and K move through the rows, Enter opens and E edits the current one. */
function useRowKeys(rows: readonly PostRow[]): string | undefined {
  const go = useGo();
  const [at, setAt] = useState<number | null>(null);
  const row = at === null ? undefined : rows[at];
  const walk = (by: number) =>
    setAt((now) => Math.min(rows.length - 1, Math.max(0, now === null ? 0 : now + by)));
  useHotkeys([
    ["J", () => walk(1)],
    ["K", () => walk(-1)],
    // Not prevented: on a button it must press the button.
    [
      "Enter",
      () => row && document.activeElement === document.body && go(viewHref(row)),
      { preventDefault: false },
    ],
    ["E", () => row?.can.edit && go(editHref(row))],
    ["Escape", () => setAt(null), { preventDefault: false }],
  ]);
  return row && String(row.id);
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

export default function PostListScreen() {
  const texts = useText();
  const { text } = texts;
  const account = useAccount();
  const go = useGo();
  const query = useListQuery();
  const now = new Date(useNow());
  const phone = useIsPhone();
  const call = postCall(query.values);
  const list = useEndpoint(listPosts, call, { placeholderData: keepPreviousData });
  const filters = filterFields.filter((field) => call[field] !== undefined);
  const filtered = (call.search ?? "") !== "" || filters.length > 0;
  const active = useRowKeys(list.data?.items ?? []);
  const selection = usePostSelection(list.data?.items ?? []);
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
  const addButton = mayWritePosts(account) && (
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
  const count = list.data?.count;
  return (
    <EndpointList
      title={text("content.list.title")}
      list={list}
      query={query}
      columns={postColumns(deps)}
      searchLabel={text("content.list.search")}
      count={() => (count ? countWords(count, filtered, texts) : "\u00A0")}
      counted={count?.exact ? count.value : null}
      filters={filters}
      actions={addButton}
      tabs={<Views />}
      toolbar={<PostFilterBar query={query} />}
      extra={
        <span className={classes.keys}>
          <KeyHint keys="J" /> <KeyHint keys="K" /> {text("content.list.keys")} <KeyHint keys="↵" />{" "}
          {text("content.list.open")}
        </span>
      }
      empty={
        call.state === undefined ? (
          <EmptyState
            title={text("content.list.empty")}
            text={text("content.list.emptyText")}
            actions={addButton}
          />
        ) : (
          <EmptyState
            title={text("content.list.emptyView")}
            text={text("content.list.emptyViewText", {
              state: text(`content.states.${call.state}`).toLowerCase(),
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
      activeKey={active}
      onRowOpen={(row) => go(viewHref(row))}
    />
  );
}
