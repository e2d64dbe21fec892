import "../../../shared/theme/styles-screens.ts";
import { Select } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { ListPage } from "@polyphon/admin-kit/list/list-page.tsx";
import { SearchField } from "@polyphon/admin-kit/filter/search-field.tsx";
import { usePageTrail } from "@polyphon/admin-kit/list/use-page-trail.ts";
import { listWorkflowPosts, readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { CopyPreview } from "../../../shared/preview/copy-preview.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import type { QueueRow } from "./review/review-model.ts";
import { useCategoryChoices } from "./workflow-list.tsx";

type Network = (typeof networks)[number];

const perPage = 12;

/** One post with its first voice that has copy for this network. */
function PreviewCard({ row, network }: { row: QueueRow; network: Network }) {
  const { text } = useText();
  const found = useEndpoint(readReview, { id: row.id }, { staleTime: 60_000 });
  const post = found.data;
  const voice = post?.voices.find(({ copy }) => (copy[network] ?? "") !== "");
  return (
    <article className={classes.card}>
      <h2 className={classes.cardTitle}>
        <AppLink href={screenHref("/admin/view-post/:id", { id: row.id })}>{row.title}</AppLink>
      </h2>
      <StatusDot tone="idle">
        {text(`content.statuses.${row.status}`)} · {row.categoryName}
      </StatusDot>
      {found.isPending && <SkeletonRows label={text("editorial.queues.loading")} rows={3} />}
      {post && !voice && (
        <p className={classes.quiet}>{text("editorial.review.noCopy", { network: networkNames[network] })}</p>
      )}
      {post && voice && (
        <CopyPreview
          post={post}
          network={network}
          copy={voice.copy[network] ?? ""}
          label={text("editorial.previews.voice", {
            title: row.title,
            voice: text(`content.voices.${voice.voice}`),
            network: networkNames[network],
          })}
        />
      )}
    </article>
  );
}

/** Posts in the workflow, as one network will show them. */
export default function PreviewsScreen() {
  const { text } = useText();
  const query = useListQuery();
  const categories = useCategoryChoices();
  const { after, search, categoryId } = query.values;
  const network = networks.find((one) => one === query.values["network"]) ?? "LINKEDIN";
  const trail = usePageTrail(after);
  const list = useEndpoint(
    listWorkflowPosts,
    {
      limit: perPage,
      ...(after === undefined ? {} : { after }),
      ...(search === undefined ? {} : { search }),
      ...(categoryId === undefined ? {} : { categoryId }),
    },
    { placeholderData: keepPreviousData },
  );
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;
  const change = (name: string, value: string | null | undefined) =>
    query.change({ [name]: value ?? undefined, after: undefined });
  return (
    <ListPage
      title={text("editorial.previews.title")}
      count={text("editorial.previews.sub")}
      toolbar={
        <>
          <SearchField
            label={text("editorial.queues.search")}
            value={search ?? ""}
            onSearch={(value) => change("search", value === "" ? undefined : value)}
          />
          <Select
            aria-label={text("editorial.previews.network")}
            allowDeselect={false}
            data={networks.map((value) => ({ value, label: networkNames[value] }))}
            value={network}
            onChange={(value) => change("network", value === "LINKEDIN" ? null : value)}
          />
          <Select
            aria-label={text("editorial.list.category")}
            placeholder={text("editorial.queues.allCategories")}
            data={categories}
            value={categoryId ?? null}
            onChange={(value) => change("categoryId", value)}
            searchable
            clearable
            clearButtonProps={{ "aria-label": text("editorial.queues.allCategories") }}
          />
        </>
      }
      onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
      onNext={
        next === undefined
          ? undefined
          : () => {
              trail.walkTo(next, rows.length);
              query.change({ after: next });
            }
      }
    >
      {list.isError && list.data === undefined && (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      )}
      {list.data !== undefined && rows.length === 0 && (
        <EmptyState title={text("editorial.list.empty")} text={text("editorial.list.emptyText")} />
      )}
      <div className={classes.cards}>
        {rows.map((row) => (
          <PreviewCard key={row.id} row={row} network={network} />
        ))}
      </div>
    </ListPage>
  );
}
