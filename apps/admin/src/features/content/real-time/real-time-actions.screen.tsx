import "../../../shared/theme/styles-screens.ts";
import { listRealTimeUserActions } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { type RealTimeAction, realTimeActions } from "@polyphon/contract/content/real-time/real-time.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { knownValues } from "../known-values.ts";
import { UserActionList } from "../user-actions/user-action-list.tsx";

const tones: Readonly<Record<RealTimeAction, StatusTone>> = {
  VIEW: "idle",
  LIKE: "ok",
  DISLIKE: "warn",
  SHARE: "info",
};
const filterNames = ["action", "companyId", "itemId", "from", "to"];

export default function RealTimeActionsScreen() {
  const { text } = useText();
  const query = useListQuery();
  const mayView = holds(useAccount(), "list_real_time_content");
  const call = { limit: 25, ...knownValues(listRealTimeUserActions, query.values, filterNames) };
  const list = useEndpoint(listRealTimeUserActions, call, { placeholderData: keepPreviousData });
  const data = list.data && {
    ...list.data,
    items: list.data.items.map(({ itemId, itemTitle, ...row }) => ({
      ...row,
      reason: null,
      subject: { id: itemId, title: itemTitle },
    })),
  };
  return (
    <UserActionList
      title={text("content.realTime.actions.title")}
      sub={text("content.realTime.actions.sub")}
      emptyText={text("content.realTime.actions.emptyText")}
      list={{ ...list, data }}
      query={query}
      kinds={realTimeActions.map((value) => ({
        value,
        label: text(`content.realTime.actions.kinds.${value}`),
        tone: tones[value],
      }))}
      subject={{
        header: text("content.realTime.item"),
        filter: "itemId",
        only: (id) =>
          `${text("content.realTime.actions.of", { id })} · ${text("content.realTime.actions.ofClear")}`,
        href: mayView ? (id) => screenHref("/admin/real_time_contents/view_detail/:id", { id }) : null,
      }}
    />
  );
}
