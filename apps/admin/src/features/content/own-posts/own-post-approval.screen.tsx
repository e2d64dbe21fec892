import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { ownPostStatuses } from "@polyphon/contract/content/own-posts/own-post.ts";
import { listAskedOwnPosts } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink, renderLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { type AskedOwnPostRow, ownPostTones } from "./use-own-post.ts";

const viewHref = ({ id }: AskedOwnPostRow) =>
  screenHref("/admin/post/view_own_post/:ownPostid", { ownPostid: id });

function columnsOf({ text, language }: Texts): ListColumn<AskedOwnPostRow>[] {
  const statusWords = (row: AskedOwnPostRow) => text(`content.ownPosts.statuses.${row.status}`);
  return [
    {
      key: "title",
      header: text("content.ownPosts.post"),
      width: "36%",
      card: "title",
      wrap: true,
      words: (row) => row.title,
      render: (row) => (row.can.view ? <AppLink href={viewHref(row)}>{row.title}</AppLink> : row.title),
    },
    {
      key: "status",
      header: text("content.ownPosts.status"),
      card: "foot",
      words: statusWords,
      render: (row) => <StatusDot tone={ownPostTones[row.status]}>{statusWords(row)}</StatusDot>,
    },
    { key: "author", header: text("content.ownPosts.author"), card: "line", words: (row) => row.author },
    { key: "company", header: text("content.ownPosts.company"), card: "line", words: (row) => row.company },
    {
      key: "type",
      header: text("content.ownPosts.type"),
      card: "hidden",
      words: (row) => text(`content.types.${row.type}`),
    },
    {
      key: "changed",
      header: text("content.ownPosts.changed"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.updatedAt, language),
    },
  ];
}

/** The own posts that employees handed in; state and search are in the address. */
export default function OwnPostApprovalScreen() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const list = useList(listAskedOwnPosts, query);
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
      list={list}
      columns={columnsOf(texts)}
      searchLabel={text("content.ownPosts.search")}
      count={text("content.ownPosts.sub")}
      tabs={<ViewTabs label={text("content.ownPosts.views")} tabs={tabs} renderLink={renderLink} />}
      onRowOpen={(row) => row.can.view && go(viewHref(row))}
      empty={<EmptyState title={text("content.ownPosts.empty")} text={text("content.ownPosts.emptyText")} />}
    />
  );
}
