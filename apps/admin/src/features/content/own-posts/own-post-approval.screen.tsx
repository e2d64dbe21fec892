import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { ownPostStatuses } from "@polyphon/contract/content/own-posts/own-post.ts";
import { listAskedOwnPosts } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { AppLink, renderLink } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { knownValues } from "../known-values.ts";
import { type AskedOwnPostRow, ownPostTones } from "./use-own-post.ts";

function columnsOf({ text, language }: Texts): TableColumn<AskedOwnPostRow>[] {
  return [
    {
      key: "post",
      header: text("content.ownPosts.post"),
      width: "36%",
      card: "title",
      wrap: true,
      render: (row) =>
        row.can.view ? (
          <AppLink href={screenHref("/admin/post/view_own_post/:ownPostid", { ownPostid: row.id })}>
            {row.title}
          </AppLink>
        ) : (
          row.title
        ),
    },
    {
      key: "status",
      header: text("content.ownPosts.status"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={ownPostTones[row.status]}>
          {text(`content.ownPosts.statuses.${row.status}`)}
        </StatusDot>
      ),
    },
    { key: "author", header: text("content.ownPosts.author"), card: "line", render: (row) => row.author },
    { key: "company", header: text("content.ownPosts.company"), card: "line", render: (row) => row.company },
    {
      key: "type",
      header: text("content.ownPosts.type"),
      card: "hidden",
      render: (row) => text(`content.types.${row.type}`),
    },
    {
      key: "changed",
      header: text("content.ownPosts.changed"),
      card: "foot-end",
      render: (row) => formatMoment(row.updatedAt, language),
    },
  ];
}

/** The own posts that employees handed in; state and search are in the address. */
export default function OwnPostApprovalScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const call = { limit: 25, ...knownValues(listAskedOwnPosts, query.values, ["status", "search"]) };
  const chosen = ownPostStatuses.find((one) => one === query.values["status"]);
  const tabs = [undefined, ...ownPostStatuses].map((status) => ({
    key: status ?? "all",
    label: status === undefined ? text("content.ownPosts.all") : text(`content.ownPosts.statuses.${status}`),
    href: query.hrefOf({ status, after: undefined }),
    current: chosen === status,
  }));
  return (
    <EndpointList
      title={text("content.ownPosts.title")}
      list={useEndpoint(listAskedOwnPosts, call, { placeholderData: keepPreviousData })}
      query={query}
      columns={columnsOf(texts)}
      searchLabel={text("content.ownPosts.search")}
      count={text("content.ownPosts.sub")}
      filters={["status"]}
      tabs={<ViewTabs label={text("content.ownPosts.views")} tabs={tabs} renderLink={renderLink} />}
      empty={<EmptyState title={text("content.ownPosts.empty")} text={text("content.ownPosts.emptyText")} />}
    />
  );
}
