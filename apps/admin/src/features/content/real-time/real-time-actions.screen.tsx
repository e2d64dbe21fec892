import "../../../shared/theme/styles-screens.ts";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listRealTimeUserActions } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { realTimeActions } from "@polyphon/contract/content/real-time/real-time.ts";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { UserActionList } from "../user-actions/user-action-list.tsx";

export default function RealTimeActionsScreen() {
  const { text } = useText();
  const mayView = holds(useAccount(), "list_real_time_content");
  const list = useList(listRealTimeUserActions, useListQuery());
  return (
    <UserActionList
      title={text("content.realTime.actions.title")}
      sub={text("content.realTime.actions.sub")}
      emptyText={text("content.realTime.actions.emptyText")}
      list={list}
      kinds={realTimeActions}
      subject={{
        header: text("content.realTime.item"),
        filter: "itemId",
        only: (id) =>
          `${text("content.realTime.actions.of", { id })} · ${text("content.realTime.actions.ofClear")}`,
        titleOf: (row) => row.itemTitle,
        hrefOf: mayView
          ? (row) => screenHref("/admin/real_time_contents/view_detail/:id", { id: row.itemId })
          : null,
      }}
    />
  );
}
