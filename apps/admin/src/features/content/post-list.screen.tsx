import "../../shared/styles-screens.ts";
import { Button } from "@mantine/core";
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { ListPage } from "@polyphon/admin-kit/list-page.tsx";
import { listRange } from "@polyphon/admin-kit/list-range.ts";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { SearchField } from "@polyphon/admin-kit/search-field.tsx";
import { useKit } from "@polyphon/admin-kit/kit-context.tsx";
import { useLate } from "@polyphon/admin-kit/use-late.ts";
import { usePageTrail } from "@polyphon/admin-kit/use-page-trail.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { DataTable } from "@polyphon/ui/data/data-table.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { ViewTabs } from "@polyphon/ui/data/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconFilterOff, IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { holds, useAccount } from "../../shared/account.ts";
import { renderLink, useGo } from "../../shared/app-link.tsx";
import { type PostState, postStates } from "../../shared/post-state.ts";
import { screenHref } from "../../shared/screen-href.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { useNow } from "../../shared/use-now.ts";
import { type PostCount, usePostCounts } from "../../shared/use-post-counts.ts";
import { type Texts, useText } from "../../shared/use-text.ts";
import { editHref, postColumns, type PostRow, viewHref } from "./post-columns.tsx";
import { PostFilterBar } from "./post-filter-bar.tsx";
import { filterFields, postCall } from "./post-filters.ts";
import classes from "./post-list.module.css";

function countWords(count: PostCount, filtered: boolean, { text, language }: Texts): string {
  const formatted = count.value.toLocaleString(language);
  if (!count.exact) return text("content.list.estimated", { formatted });
  return text(filtered ? "content.list.found" : "content.list.count", { count: count.value, formatted });
}

function Views() {
  const { text, language } = useText();
  const { of } = usePostCounts();
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
        ...postStates.map((one) => tab(one, text(`content.states.${one}`))),
      ]}
    />
  );
}

/** J and K walk the rows, Enter opens and E edits the one they stand on. */
function useRowKeys(rows: readonly PostRow[]): string | undefined {
  const go = useGo();
  const [at, setAt] = useState<number | null>(null);
  const row = at === null ? undefined : rows[at];
  const walk = (by: number) =>
    setAt((now) => Math.min(rows.length - 1, Math.max(0, now === null ? 0 : now + by)));
  useHotkeys([
    ["J", () => walk(1)],
    ["K", () => walk(-1)],
    // Left to the browser as well: on a button it presses the button.
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

export default function PostListScreen() {
  const texts = useText();
  const { text } = texts;
  const kit = useKit();
  const account = useAccount();
  const go = useGo();
  const query = useListQuery();
  const now = useNow();
  const phone = useMediaQuery("(max-width: 48em)");
  const call = postCall(query.values);
  const trail = usePageTrail(call.after);
  const list = useEndpoint(listPosts, call, { placeholderData: keepPreviousData });
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;
  const search = call.search ?? "";
  const filtered = search !== "" || filterFields.some((field) => call[field] !== undefined);
  const active = useRowKeys(rows);
  const needs = { texts, account, go, now, phone: phone ?? false };
  const addHref = screenHref("/admin/add-post", {});
  const addButton = holds(account, "add_post") && (
    <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => go(addHref)}>
      {text("content.list.add")}
    </Button>
  );

  const instead = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    if (filtered)
      return (
        <EmptyState
          icon={<IconFilterOff size={22} stroke={1.7} />}
          title={search === "" ? text("kit.list.noMatchFilters") : text("kit.list.noMatch", { search })}
          text={text(search === "" ? "kit.list.noMatchFiltersText" : "kit.list.noMatchText")}
          actions={
            <Button variant="default" onClick={() => go(query.hrefOf(nothing))}>
              {text("kit.list.clearAll")}
            </Button>
          }
        />
      );
    if (call.state !== undefined)
      return (
        <EmptyState
          title={text("content.list.emptyView")}
          text={text("content.list.emptyViewText", {
            state: text(`content.states.${call.state}`).toLowerCase(),
          })}
        />
      );
    return (
      <EmptyState
        title={text("content.list.empty")}
        text={text("content.list.emptyText")}
        actions={addButton}
      />
    );
  };

  const count = list.data?.count;
  return (
    <ListPage
      title={text("content.list.title")}
      count={count ? countWords(count, filtered, texts) : "\u00A0"}
      actions={addButton}
      tabs={<Views />}
      toolbar={
        <>
          <SearchField
            label={text("content.list.search")}
            value={search}
            onSearch={(value) => query.change({ search: value, after: undefined }, { replace: true })}
          />
          <PostFilterBar query={query} />
        </>
      }
      range={listRange(
        { start: trail.start, rows: rows.length, count: count?.exact ? count.value : undefined },
        kit,
      )}
      extra={
        <span className={classes.keys}>
          <KeyHint keys="J" /> <KeyHint keys="K" /> {text("content.list.keys")} <KeyHint keys="↵" />{" "}
          {text("content.list.open")}
        </span>
      }
      onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
      onNext={
        next === undefined
          ? undefined
          : () => {
              trail.walkTo(next, rows.length);
              query.change({ after: next });
            }
      }
    >
      <DataTable
        label={text("content.list.title")}
        columns={postColumns(needs)}
        rows={rows}
        rowKey={(row) => String(row.id)}
        activeKey={active}
        onRowOpen={(row) => go(viewHref(row))}
        loading={late ? { label: text("kit.list.loading"), rows: 12 } : undefined}
        instead={instead()}
      />
    </ListPage>
  );
}

const nothing = {
  search: undefined,
  categoryId: undefined,
  source: undefined,
  language: undefined,
  after: undefined,
};
