import { Button, TextInput } from "@mantine/core";
import { ownPostStatuses } from "@polyphon/contract/content/own-posts/own-post.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { itemsOf } from "@polyphon/web/api/use-pages.ts";
import { IconPencil, IconPlus, IconSearch } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { OwnPostRow } from "./own-post-row.tsx";
import classes from "./own-posts.module.css";
import { type ListedOwnPost, type OwnPostFilter, useOwnPosts, useRemoveOwnPost } from "./use-own-posts.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const ConfirmModal = lazyPart(() => import("../../../shared/dialog/confirm.modal.tsx"));

export interface OwnPostsListProps {
  /** From the address. */
  filter: OwnPostFilter;
  onFilter: (filter: OwnPostFilter) => void;
  onShare: (postId: number) => void;
}

const pauseMs = 250;

/** Searches when typing pauses. */
function Search({ filter, onFilter }: Omit<OwnPostsListProps, "onShare">) {
  const [typed, setTyped] = useState(filter.search);
  useEffect(() => {
    if (typed.trim() === filter.search) return undefined;
    const timer = setTimeout(() => onFilter({ ...filter, search: typed.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);
  return (
    <TextInput
      className={classes.search}
      type="search"
      size="sm"
      aria-label={t("ownPosts.search")}
      placeholder={t("ownPosts.search")}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function AskRemove({ post, onClose }: { post: ListedOwnPost; onClose: () => void }) {
  const remove = useRemoveOwnPost(onClose);
  return (
    <ConfirmModal
      title={t("ownPosts.removeTitle")}
      text={t("ownPosts.removeText", { title: post.title })}
      yes={t("ownPosts.remove")}
      busy={remove.isPending}
      failure={remove.error ? failureText(remove.error).text : null}
      onYes={() => remove.mutate({ id: post.id })}
      onClose={onClose}
    />
  );
}

function CreateLink() {
  return (
    <LinkButton
      href={addressOf("/create-own-post")}
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
    >
      {t("ownPosts.create")}
    </LinkButton>
  );
}

function Rows({
  found,
  filtered,
  onShare,
}: { found: ReturnType<typeof useOwnPosts>; filtered: boolean } & Pick<OwnPostsListProps, "onShare">) {
  const [removed, setRemoved] = useState<ListedOwnPost | null>(null);
  const items = itemsOf(found.data);
  if (items.length === 0) {
    return filtered ? (
      <p className={classes.none}>{t("ownPosts.none")}</p>
    ) : (
      <EmptyState
        icon={<IconPencil size={22} stroke={1.7} />}
        headingLevel={2}
        title={t("ownPosts.emptyTitle")}
        text={t("ownPosts.emptyText")}
        actions={<CreateLink />}
      />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {items.map((post) => (
          <OwnPostRow key={post.id} post={post} onShare={onShare} onRemove={() => setRemoved(post)} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t("ownPosts.more")}
        </Button>
      )}
      {removed && (
        <Suspense fallback={null}>
          <AskRemove post={removed} onClose={() => setRemoved(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The user's own posts, with their states and the share button. */
export function OwnPostsList({ filter, onFilter, onShare }: OwnPostsListProps) {
  const found = useOwnPosts(filter);
  const approval = found.data?.pages[0]?.approval ?? true;
  const filtered = filter.status !== null || filter.search !== "";
  return (
    <div className={classes.page}>
      <PageHead
        title={t("ownPosts.title")}
        sub={t(approval ? "ownPosts.text" : "ownPosts.textOpen")}
        actions={<CreateLink />}
      />
      <div className={classes.filters}>
        <fieldset className={classes.filter} aria-label={t("ownPosts.filter")}>
          {[null, ...ownPostStatuses].map((one) => (
            <ChoiceChip
              key={one ?? "all"}
              small
              pressed={filter.status === one}
              onPress={() => onFilter({ ...filter, status: one })}
            >
              {one === null ? t("ownPosts.all") : t(`ownPosts.state.${one}`)}
            </ChoiceChip>
          ))}
        </fieldset>
        <Search filter={filter} onFilter={onFilter} />
      </div>
      <Card bleed>
        {found.isPending && <SkeletonRows label={t("ownPosts.loading")} rows={4} avatar />}
        {found.isError && (
          <FailureCard
            compact
            headingLevel={2}
            title={t("ownPosts.failed")}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isSuccess && <Rows found={found} filtered={filtered} onShare={onShare} />}
      </Card>
    </div>
  );
}
