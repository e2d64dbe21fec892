import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listPostSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useState } from "react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { renderLink, useGo } from "../../../shared/address/app-link.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { type PostSwitchRow, postSwitchColumns, viewHref } from "./post-switch-columns.tsx";
import { TurnDialog } from "../../../shared/switches/turn-dialog.tsx";

function Views({ all }: { all: boolean }) {
  const { text } = useText();
  const query = useListQuery();
  const tab = (key: "killed" | "all", label: string) => ({
    key,
    label,
    href: query.hrefOf({ state: key === "all" ? key : undefined, after: undefined }),
    current: (key === "all") === all,
  });
  return (
    <ViewTabs
      label={text("operations.posts.views")}
      renderLink={renderLink}
      tabs={[
        tab("killed", text("operations.posts.viewKilled")),
        tab("all", text("operations.posts.viewAll")),
      ]}
    />
  );
}

export default function PostKillSwitchScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const go = useGo();
  const mayView = holds(useAccount(), "view_post");
  const [turning, setTurning] = useState<PostSwitchRow | null>(null);
  const list = useList(listPostSwitches, query);
  const all = list.call["state"] === "all";
  return (
    <>
      <EndpointList
        title={text("operations.posts.title")}
        list={list}
        columns={postSwitchColumns(texts, { mayView, onTurn: setTurning })}
        searchLabel={text("operations.posts.search")}
        count={() => text("operations.posts.sub")}
        filters={[]}
        tabs={<Views all={all} />}
        onRowOpen={mayView ? (row) => go(viewHref(row)) : undefined}
        empty={
          <EmptyState
            title={text("operations.posts.empty")}
            text={text("operations.posts.emptyText")}
            actions={
              !all && (
                <Button onClick={() => go(query.hrefOf({ state: "all", after: undefined }))}>
                  {text("operations.posts.all")}
                </Button>
              )
            }
          />
        }
      />
      {turning && (
        <TurnDialog
          target={{ scope: "post", key: String(turning.id), name: turning.title }}
          stop={turning.killedAt === null}
          onClose={() => setTurning(null)}
        />
      )}
    </>
  );
}
