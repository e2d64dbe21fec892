import "../../../shared/theme/styles-screens.ts";
import { Button, Select } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { linkedinPostStatuses } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import { listLinkedinPosts } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconBrandLinkedin } from "@tabler/icons-react";
import { useState } from "react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useOpens } from "../../../shared/address/use-opens.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../post-list/post-list.module.css";
import { companyOnly } from "../company-only.tsx";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";
import { linkedinTones } from "./linkedin-tones.ts";
import { PageFacts, PageProblem, ReadNow } from "./page-state.tsx";

type Row = RowOf<typeof listLinkedinPosts>;

const READING_MS = 2_000;
const READING_TURNS = 8;

const viewPath = "/admin/view-linkedin-post/:linkedinId";
const viewHref = ({ id }: Row) => screenHref(viewPath, { linkedinId: id });
const editHref = ({ id }: Row) => screenHref("/admin/edit_company_linkedin_post/:postId", { postId: id });

function Name({ row }: { row: Row }) {
  return (
    <span className={classes.name}>
      {row.thumbnailUrl === null ? (
        <span className={classes.noThumb} aria-hidden>
          <IconBrandLinkedin size={16} stroke={1.6} />
        </span>
      ) : (
        <img className={classes.thumb} src={row.thumbnailUrl} alt="" loading="lazy" />
      )}
      <span className={classes.words}>
        <AppLink className={classes.title} href={viewHref(row)}>
          {row.title}
        </AppLink>
      </span>
    </span>
  );
}

function columnsOf({ text, language }: Texts, onDecide: (decision: Decision) => void): ListColumn<Row>[] {
  const stateWords = (row: Row) => text(`content.linkedin.statuses.${row.status}`);
  return [
    {
      key: "title",
      header: text("content.linkedin.post"),
      width: "42%",
      wrap: true,
      card: "title",
      words: (row) => row.title,
      render: (row) => <Name row={row} />,
    },
    {
      key: "category",
      header: text("content.linkedin.category"),
      card: "line",
      words: (row) => row.categoryName ?? "",
      render: (row) => row.categoryName ?? text("content.linkedin.none"),
    },
    {
      key: "posted",
      header: text("content.linkedin.posted"),
      card: "line",
      clock: true,
      words: (row) => formatMoment(row.postedAt, language),
    },
    {
      key: "state",
      header: text("content.linkedin.state"),
      card: "foot",
      words: stateWords,
      render: (row) => <StatusDot tone={linkedinTones[row.status]}>{stateWords(row)}</StatusDot>,
    },
    {
      key: "decide",
      header: text("content.linkedin.approve"),
      hideHeader: true,
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
  const opens = useOpens();
  const query = useListQuery();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [turns, setTurns] = useState(0);
  // A page that is being read adds posts within moments.
  const list = useList(listLinkedinPosts, query, {}, () => (turns > 0 ? READING_MS : false));
  const { data } = list.answer;
  const mayEdit = holds(useAccount(), "edit_post");
  const askAgain = () => {
    setTurns(1);
    setTimeout(() => setTurns(0), READING_MS * READING_TURNS);
  };
  return (
    <>
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(null)} />}
      <EndpointList
        title={text("content.linkedin.title")}
        list={list}
        columns={columnsOf(texts, setDecision)}
        searchLabel={text("content.linkedin.search")}
        count={<PageFacts page={data?.page} />}
        toolbar={<StatusFilter query={query} />}
        tabs={data?.page.problem ? <PageProblem page={data.page} /> : undefined}
        actions={data?.can.readNow === true && <ReadNow onAsked={askAgain} />}
        onRowOpen={opens(viewPath) ? (row) => go(viewHref(row)) : undefined}
        onRowEdit={mayEdit ? (row) => row.can.edit && go(editHref(row)) : undefined}
        empty={
          <EmptyState title={text("content.linkedin.empty")} text={text("content.linkedin.emptyText")} />
        }
      />
    </>
  );
}

export default companyOnly(CompanyLinkedinPostsScreen);
