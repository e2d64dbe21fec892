import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { enquiryStates, listEnquiries } from "@polyphon/contract/site/site.contract.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useAccount } from "../../../shared/session/account.ts";
import { renderLink, useGo } from "../../../shared/address/app-link.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
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
  const account = useAccount();
  const go = useGo();
  const query = useListQuery();
  const state = enquiryStates.find((one) => one === query.values["state"]);
  const [title, words] =
    state === undefined
      ? (["site.enquiries.empty", "site.enquiries.emptyText"] as const)
      : (["site.enquiries.emptyView", "site.enquiries.emptyViewText"] as const);
  return (
    <EndpointList
      title={text("site.enquiries.title")}
      list={useList(listEnquiries, query)}
      columns={enquiryColumns(texts, account, go)}
      searchLabel={text("site.enquiries.search")}
      count={() => text("site.enquiries.text")}
      filters={[]}
      tabs={<Views state={state} />}
      empty={<EmptyState title={text(title)} text={text(words)} />}
      onRowOpen={(row) => go(viewHref(row))}
    />
  );
}
