import "../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { type MentionState, mentionStates } from "@polyphon/contract/mentions/mentions.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { renderLink, useGo } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useFilters } from "../../shared/list/use-filters.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import { useText } from "../../shared/text/use-text.ts";
import { editHref, mentionColumns, type MentionRow } from "./mention-columns.tsx";
import { mentionFilters } from "./mention-filters.ts";
import { useMentionCommands } from "./use-mention-commands.ts";

function Views({ status }: { status: MentionState | undefined }) {
  const { text } = useText();
  const query = useListQuery();
  const tab = (key: MentionState | "all") => ({
    key,
    label: key === "all" ? text("mentions.list.all") : text(`mentions.state.${key}`),
    href: query.hrefOf({ status: key === "all" ? undefined : key, after: undefined }),
    current: key === (status ?? "all"),
    count: undefined,
  });
  return (
    <ViewTabs
      label={text("mentions.list.views")}
      renderLink={renderLink}
      tabs={(["all", ...mentionStates] as const).map(tab)}
    />
  );
}

type Question = { readonly about: MentionRow; readonly kind: "reject" | "remove" };

function Ask({ question, onDone }: { question: Question | null; onDone: () => void }) {
  const { text } = useText();
  const { decide, remove } = useMentionCommands(onDone);
  if (!question) return null;
  const { about, kind } = question;
  return (
    <ConfirmDialog
      opened
      danger
      title={text(`mentions.list.${kind}Title`)}
      yesLabel={text(`mentions.list.${kind}`)}
      cancelLabel={text("mentions.list.cancel")}
      busy={decide.isPending || remove.isPending}
      onCancel={onDone}
      onYes={() => {
        if (kind === "remove") remove.mutate({ id: about.id });
        else decide.mutate({ id: about.id, version: about.version, status: "REJECTED" });
      }}
    >
      {text(`mentions.list.${kind}Text`, { name: about.displayName })}
    </ConfirmDialog>
  );
}

export default function ManageMentionMasterScreen() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const [question, setQuestion] = useState<Question | null>(null);
  const { decide } = useMentionCommands(() => undefined);
  const { search } = query.values;
  // The field takes more than any name has.
  const cut = search === undefined ? {} : { search: search.slice(0, limits.mention.textMax) };
  const list = useList(adminMentions.list, query, cut);
  const status = mentionStates.find((one) => one === query.values["status"]);
  const edit = (row: MentionRow) => go(editHref(row));
  const columns = mentionColumns(texts, {
    onDecide: (row, to) => {
      if (to === "REJECTED") setQuestion({ about: row, kind: "reject" });
      else decide.mutate({ id: row.id, version: row.version, status: to });
    },
    onEdit: edit,
    onRemove: (row) => setQuestion({ about: row, kind: "remove" }),
    onConnections: (userId) => go(screenHref("/admin/add-mention-connection/:userId", { userId })),
  });
  const addButton = (
    <Button
      leftSection={<IconPlus size={15} aria-hidden />}
      onClick={() => go(screenHref("/admin/add-mention-master", {}))}
    >
      {text("mentions.list.add")}
    </Button>
  );
  return (
    <>
      <EndpointList
        title={text("mentions.list.title")}
        list={list}
        columns={columns}
        searchLabel={text("mentions.list.search")}
        searchWaitMs={limits.mention.searchDebounceMs}
        filters={["accountType"]}
        count={() => text("mentions.list.text")}
        actions={addButton}
        tabs={<Views status={status} />}
        toolbar={<FilterBar resource={useFilters(mentionFilters)} query={query} />}
        empty={
          status === undefined ? (
            <EmptyState
              title={text("mentions.list.empty")}
              text={text("mentions.list.emptyText")}
              actions={addButton}
            />
          ) : (
            <EmptyState title={text("mentions.list.emptyView")} text={text("mentions.list.emptyViewText")} />
          )
        }
        onRowOpen={edit}
        onRowEdit={edit}
      />
      <Ask question={question} onDone={() => setQuestion(null)} />
    </>
  );
}
