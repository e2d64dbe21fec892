import "../../../shared/theme/styles-screens.ts";
import { type UserAction, userActions } from "@polyphon/contract/content/content.ts";
import { listUserActions } from "@polyphon/contract/content/post/staff-post.contract.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { knownValues } from "../known-values.ts";
import { UserActionList } from "./user-action-list.tsx";

const tones: Readonly<Record<UserAction, StatusTone>> = { LIKE: "ok", DISLIKE: "warn", REPORT: "bad" };
const filterNames = ["action", "companyId", "postId", "from", "to"];

export default function UserActionsScreen() {
  const { text } = useText();
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const call = { limit: 25, ...knownValues(listUserActions, query.values, filterNames) };
  const list = useEndpoint(listUserActions, call, { placeholderData: keepPreviousData });
  const data = list.data && {
    ...list.data,
    items: list.data.items.map(({ postId, postTitle, ...row }) => ({
      ...row,
      subject: { id: postId, title: postTitle },
    })),
  };
  return (
    <UserActionList
      title={text("content.actions.title")}
      sub={text("content.actions.sub")}
      emptyText={text("content.actions.emptyText")}
      list={{ ...list, data }}
      query={query}
      kinds={userActions.map((value) => ({
        value,
        label: text(`content.actions.kinds.${value}`),
        tone: tones[value],
      }))}
      subject={{
        header: text("content.actions.post"),
        filter: "postId",
        only: (id) => `${text("content.actions.of", { id })} · ${text("content.actions.ofClear")}`,
        href: mayView ? (id) => screenHref("/admin/view-post-details/:id", { id }) : null,
      }}
    />
  );
}
