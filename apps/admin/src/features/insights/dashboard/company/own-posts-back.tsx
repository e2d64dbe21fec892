import { listAskedOwnPosts } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useOpens } from "../../../../shared/address/use-opens.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { latest, LatestRecords } from "../latest/latest-records.tsx";

const asked = { status: "REJECTED", sort: "-changed" } as const;
const listHref = screenHref("/admin/own-post-approval", {}, asked);

/** Own posts that were rejected and are back with their authors; nothing where the company has none to approve. */
export function OwnPostsBack() {
  const { text } = useText();
  const opens = useOpens()(listHref);
  const list = useEndpoint(
    listAskedOwnPosts,
    { ...asked, limit: latest },
    { staleTime: 30_000, enabled: opens },
  );
  if (!opens) return null;
  return (
    <LatestRecords
      title={text("insights.returned.ownPosts")}
      all={{ label: text("insights.returned.allOwnPosts"), href: listHref }}
      nothing={text("insights.returned.ownPostsNothing")}
      list={list}
      records={list.data?.items.map(({ id, title, reason, updatedAt }) => ({
        id,
        name: title,
        href: screenHref("/admin/post/view_own_post/:ownPostid", { ownPostid: id }),
        detail: reason ?? text("insights.returned.noReason"),
        at: updatedAt,
      }))}
    />
  );
}
