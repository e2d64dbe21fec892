import "../../../shared/theme/styles-screens.ts";
import { Button, Select } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { linkedinPostStatuses } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import { listLinkedinPosts } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconBrandLinkedin } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import list from "../post-list/post-list.module.css";
import { companyOnly } from "../company-only.tsx";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";
import { linkedinTones } from "./linkedin-tones.ts";
import { PageFacts, PageProblem, ReadNow } from "./page-state.tsx";

type Row = OutputOf<typeof listLinkedinPosts>["items"][number];

const READING_MS = 2_000;
const READING_TURNS = 8;

const viewHref = ({ id }: Row) => screenHref("/admin/view-linkedin-post/:linkedinId", { linkedinId: id });

function callOf(values: ListQuery["values"]) {
  const { shape } = listLinkedinPosts.input;
  const known = (["after", "search", "status"] as const).filter(
    (name) => values[name] !== undefined && shape[name].safeParse(values[name]).success,
  );
  return { limit: 25, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}

function Name({ row }: { row: Row }) {
  return (
    <span className={list.name}>
      {row.thumbnailUrl === null ? (
        <span className={list.noThumb} aria-hidden>
          <IconBrandLinkedin size={16} stroke={1.6} />
        </span>
      ) : (
        <img className={list.thumb} src={row.thumbnailUrl} alt="" loading="lazy" />
      )}
      <span className={list.words}>
        <AppLink className={list.title} href={viewHref(row)}>
          {row.title}
        </AppLink>
      </span>
    </span>
  );
}

function columnsOf({ text, language }: Texts, onDecide: (decision: Decision) => void): TableColumn<Row>[] {
  return [
    {
      key: "post",
      header: text("content.linkedin.post"),
      width: "42%",
      wrap: true,
      card: "title",
      render: (row) => <Name row={row} />,
    },
    {
      key: "category",
      header: text("content.linkedin.category"),
      card: "line",
      render: (row) => row.categoryName ?? text("content.linkedin.none"),
    },
    {
      key: "posted",
      header: text("content.linkedin.posted"),
      card: "line",
      render: (row) => formatMoment(row.postedAt, language),
    },
    {
      key: "state",
      header: text("content.linkedin.state"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={linkedinTones[row.status]}>
          {text(`content.linkedin.statuses.${row.status}`)}
        </StatusDot>
      ),
    },
    {
      key: "decide",
      header: text("content.linkedin.approve"),
      card: "foot-end",
      render: (row) =>
        row.can.approve && (
          <Button
            size="xs"
            variant="default"
            aria-label={text("content.linkedin.approveTitle", { name: row.title })}
            onClick={() => onDecide({ what: "approve", id: row.id, title: row.title })}
          >
            {text("content.linkedin.approve")}
          </Button>
        ),
    },
  ];
}

function StatusFilter({ query }: { query: ListQuery }) {
  const { text } = useText();
  return (
    <Select
      aria-label={text("content.linkedin.state")}
      placeholder={text("content.linkedin.allStates")}
      clearable
      data={linkedinPostStatuses.map((value) => ({
        value,
        label: text(`content.linkedin.statuses.${value}`),
      }))}
      value={query.values["status"] ?? null}
      onChange={(status) => query.change({ status: status ?? undefined, after: undefined })}
    />
  );
}

function CompanyLinkedinPostsScreen() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [turns, setTurns] = useState(0);
  const found = useEndpoint(listLinkedinPosts, callOf(query.values), {
    placeholderData: keepPreviousData,
    // A page that is being read adds posts within moments.
    refetchInterval: turns > 0 ? READING_MS : false,
  });
  const askAgain = () => {
    setTurns(1);
    setTimeout(() => setTurns(0), READING_MS * READING_TURNS);
  };
  return (
    <>
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(null)} />}
      <EndpointList
        title={text("content.linkedin.title")}
        list={found}
        query={query}
        columns={columnsOf(texts, setDecision)}
        searchLabel={text("content.linkedin.search")}
        count={<PageFacts page={found.data?.page} />}
        filters={["status"]}
        toolbar={<StatusFilter query={query} />}
        tabs={found.data?.page.problem ? <PageProblem page={found.data.page} /> : undefined}
        actions={found.data?.can.readNow === true && <ReadNow onAsked={askAgain} />}
        onRowOpen={(row) => go(viewHref(row))}
        empty={
          <EmptyState title={text("content.linkedin.empty")} text={text("content.linkedin.emptyText")} />
        }
      />
    </>
  );
}

export default companyOnly(CompanyLinkedinPostsScreen);
