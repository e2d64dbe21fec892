import "../../../shared/theme/styles-screens.ts";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { userActions } from "@polyphon/contract/content/content.ts";
import { listUserActions } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { UserActionList } from "./user-action-list.tsx";

export default function UserActionsScreen() {
  const { text } = useText();
  const mayView = holds(useAccount(), "view_post");
  const list = useList(listUserActions, useListQuery());
  return (
    <UserActionList
      title={text("content.actions.title")}
      sub={text("content.actions.sub")}
      emptyText={text("content.actions.emptyText")}
      list={list}
      kinds={userActions}
      subject={{
        header: text("content.actions.post"),
        filter: "postId",
        only: (id) => `${text("content.actions.of", { id })} · ${text("content.actions.ofClear")}`,
        titleOf: (row) => row.postTitle,
        hrefOf: mayView ? (row) => screenHref("/admin/view-post-details/:id", { id: row.postId }) : null,
      }}
      reasonOf={(row) => row.reason}
    />
  );
}
