import "../../shared/styles-screens.ts";
import { Button } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit-context.tsx";
import { ListPage } from "@polyphon/admin-kit/list-page.tsx";
import { listRange } from "@polyphon/admin-kit/list-range.ts";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { SearchField } from "@polyphon/admin-kit/search-field.tsx";
import { useLate } from "@polyphon/admin-kit/use-late.ts";
import { usePageTrail } from "@polyphon/admin-kit/use-page-trail.ts";
import { enquiryStates, listEnquiries } from "@polyphon/contract/site/site.contract.ts";
import { DataTable } from "@polyphon/ui/data/data-table.tsx";
import { ViewTabs } from "@polyphon/ui/data/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconFilterOff } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useAccount } from "../../shared/account.ts";
import { renderLink, useGo } from "../../shared/app-link.tsx";
import { useListQuery } from "../../shared/use-list-query.ts";
import { useText } from "../../shared/use-text.ts";
import { enquiryColumns, viewHref } from "./enquiry-columns.tsx";

type State = (typeof enquiryStates)[number];

function Views({ state }: { state: State | undefined }) {
  const { text } = useText();
  const query = useListQuery();
  const tab = (key: State | "all") => ({
    key,
    label: text(`site.enquiries.${key}`),
    href: query.hrefOf({ state: key === "all" ? undefined : key, after: undefined }),
    current: key === (state ?? "all"),
    count: undefined,
  });
  return (
    <ViewTabs
      label={text("site.enquiries.views")}
      renderLink={renderLink}
      tabs={(["all", ...enquiryStates] as const).map(tab)}
    />
  );
}

export default function ManageEnquiryScreen() {
  const texts = useText();
  const { text } = texts;
  const kit = useKit();
  const account = useAccount();
  const go = useGo();
  const query = useListQuery();
  const { search = "", after } = query.values;
  const state = enquiryStates.find((one) => one === query.values["state"]);
  const trail = usePageTrail(after);
  const call = { search, ...(state && { state }), ...(after !== undefined && { after }) };
  const list = useEndpoint(listEnquiries, call, { placeholderData: keepPreviousData });
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;

  const instead = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    if (search !== "")
      return (
        <EmptyState
          icon={<IconFilterOff size={22} stroke={1.7} />}
          title={text("kit.list.noMatch", { search })}
          text={text("kit.list.noMatchText")}
          actions={
            <Button variant="default" onClick={() => query.change({ search: undefined, after: undefined })}>
              {text("kit.list.clearAll")}
            </Button>
          }
        />
      );
    return state === undefined ? (
      <EmptyState title={text("site.enquiries.empty")} text={text("site.enquiries.emptyText")} />
    ) : (
      <EmptyState title={text("site.enquiries.emptyView")} text={text("site.enquiries.emptyViewText")} />
    );
  };

  return (
    <ListPage
      title={text("site.enquiries.title")}
      count={text("site.enquiries.text")}
      tabs={<Views state={state} />}
      toolbar={
        <SearchField
          label={text("site.enquiries.search")}
          value={search}
          onSearch={(value) => query.change({ search: value, after: undefined }, { replace: true })}
        />
      }
      range={listRange({ start: trail.start, rows: rows.length }, kit)}
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
        label={text("site.enquiries.title")}
        columns={enquiryColumns(texts, account, go)}
        rows={rows}
        rowKey={(row) => String(row.id)}
        onRowOpen={(row) => go(viewHref(row))}
        loading={late ? { label: text("kit.list.loading"), rows: 12 } : undefined}
        instead={instead()}
      />
    </ListPage>
  );
}
