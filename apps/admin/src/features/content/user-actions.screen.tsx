import "../../shared/styles-screens.ts";
import { Button, Select, TextInput } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/endpoint-list.tsx";
import type { ListQuery } from "@polyphon/admin-kit/list-query.ts";
import { ReferenceInput } from "@polyphon/admin-kit/reference-input.tsx";
import { type UserAction, userActions } from "@polyphon/contract/content/content.ts";
import { listUserActions } from "@polyphon/contract/content/post-desk.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { TableColumn } from "@polyphon/ui/data/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../shared/account.ts";
import { AppLink } from "../../shared/app-link.tsx";
import { formatMoment } from "../../shared/format-time.ts";
import { screenHref } from "../../shared/screen-href.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { type Texts, useText } from "../../shared/use-text.ts";
import classes from "./post-list.module.css";

type Row = OutputOf<typeof listUserActions>["items"][number];

const tones: Readonly<Record<UserAction, StatusTone>> = { LIKE: "ok", DISLIKE: "warn", REPORT: "bad" };
const filterNames = ["action", "companyId", "postId", "from", "to"] as const;

/** The address as a call; a value that no filter knows asks for nothing. */
function callOf(values: ListQuery["values"]) {
  const { shape } = listUserActions.input;
  const known = (["after", ...filterNames] as const).filter(
    (name) => values[name] !== undefined && shape[name].safeParse(values[name]).success,
  );
  return { limit: 25, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}

function columnsOf({ text, language }: Texts, mayView: boolean): TableColumn<Row>[] {
  return [
    {
      key: "post",
      header: text("content.actions.post"),
      width: "36%",
      wrap: true,
      card: "title",
      render: (row) =>
        mayView ? (
          <AppLink href={screenHref("/admin/view-post-details/:id", { id: row.postId })}>
            {row.postTitle}
          </AppLink>
        ) : (
          row.postTitle
        ),
    },
    {
      key: "action",
      header: text("content.actions.action"),
      wrap: true,
      card: "foot",
      render: (row) => (
        <span className={classes.standing}>
          <StatusDot tone={tones[row.action]}>{text(`content.actions.kinds.${row.action}`)}</StatusDot>
          {row.reason !== null && <span className={classes.quiet}>“{row.reason}”</span>}
        </span>
      ),
    },
    { key: "person", header: text("content.actions.person"), card: "line", render: (row) => row.person },
    { key: "company", header: text("content.actions.company"), card: "line", render: (row) => row.company },
    {
      key: "when",
      header: text("content.actions.when"),
      card: "foot-end",
      render: (row) => formatMoment(row.at, language),
    },
  ];
}

function Filters({ query }: { query: ListQuery }) {
  const { text } = useText();
  const { companyId, postId } = query.values;
  const change = (changes: Record<string, string | undefined>) =>
    query.change({ ...changes, after: undefined });
  const names = useEndpoint(
    choiceSources.company,
    { ids: companyId ?? "" },
    { enabled: companyId !== undefined && /^\d+$/u.test(companyId), staleTime: 300_000 },
  );
  const company = names.data?.items.find(({ id }) => String(id) === companyId);
  return (
    <div className={classes.actionFilters}>
      <Select
        size="xs"
        aria-label={text("content.actions.action")}
        placeholder={text("content.actions.allActions")}
        clearable
        data={userActions.map((value) => ({ value, label: text(`content.actions.kinds.${value}`) }))}
        value={query.values["action"] ?? null}
        onChange={(action) => change({ action: action ?? undefined })}
      />
      <ReferenceInput
        endpoint={choiceSources.company}
        label={text("content.actions.company")}
        placeholder={text("content.actions.allCompanies")}
        clearable
        value={companyId === undefined ? null : (company ?? { id: Number(companyId), name: companyId })}
        onChange={(chosen) => change({ companyId: chosen ? String(chosen.id) : undefined })}
      />
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={name}
          size="xs"
          type="date"
          aria-label={text(`content.actions.${name}`)}
          value={query.values[name] ?? ""}
          onChange={(event) => change({ [name]: event.currentTarget.value || undefined })}
        />
      ))}
      {postId !== undefined && (
        <Button variant="default" size="xs" onClick={() => change({ postId: undefined })}>
          {text("content.actions.of", { id: postId })} · {text("content.actions.ofClear")}
        </Button>
      )}
    </div>
  );
}

export default function UserActionsScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const list = useEndpoint(listUserActions, callOf(query.values), { placeholderData: keepPreviousData });
  return (
    <EndpointList
      title={text("content.actions.title")}
      list={list}
      query={query}
      columns={columnsOf(texts, mayView)}
      count={text("content.actions.sub")}
      filters={filterNames}
      toolbar={<Filters query={query} />}
      empty={<EmptyState title={text("content.actions.empty")} text={text("content.actions.emptyText")} />}
    />
  );
}
