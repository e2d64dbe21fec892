import "../../../shared/theme/styles-screens.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import { listStuckShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { Suspense } from "react";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { stuckColumns } from "./stuck-columns.tsx";
import { stuckFilters } from "./stuck-filters.ts";

const ShareDrawer = lazyPart(() => import("../shares/share-drawer.tsx"));

/** The one place that lists every held and failed share with its reason. */
export default function StuckSharesScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const withCompany = useAccount().companyId === null;
  const list = useList(listStuckShares, query);
  const shareId = recordIdOf(query.values["share"]);
  const open = (id: number | undefined) => query.change({ share: id === undefined ? undefined : String(id) });
  return (
    <>
      <EndpointList
        title={text("sharing.stuck.title")}
        list={list}
        columns={stuckColumns(texts, { withCompany })}
        count={text("sharing.stuck.sub")}
        activeKey={query.values["share"]}
        onRowOpen={({ id }) => open(id)}
        toolbar={<FilterBar resource={useFilters(stuckFilters)} query={query} />}
        empty={<EmptyState title={text("sharing.stuck.empty")} text={text("sharing.stuck.emptyText")} />}
      />
      <Suspense fallback={null}>
        {shareId !== undefined && (
          <ShareDrawer key={shareId} shareId={shareId} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </>
  );
}
