import { Button } from "@mantine/core";
import { type MentionState, mentionStates } from "@polyphon/contract/mentions/mentions.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { itemsOf } from "@polyphon/web/api/use-pages.ts";
import { IconAt, IconPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { failureText } from "../../shared/failure/failure-text.ts";
import { t } from "../../shared/text/text.ts";
import { MentionRow } from "./mention-row.tsx";
import classes from "./mentions.module.css";
import { type Mention, useMentions, useRemoveMention } from "./use-mentions.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const MentionFormModal = lazyPart(() => import("./mention-form.modal.tsx"));
const ConfirmModal = lazyPart(() => import("../../shared/dialog/confirm.modal.tsx"));

export interface MentionsListProps {
  /** From the address. */
  status: MentionState | null;
  onStatus: (status: MentionState | null) => void;
}

function AskRemove({ mention, onClose }: { mention: Mention; onClose: () => void }) {
  const remove = useRemoveMention(onClose);
  return (
    <ConfirmModal
      title={t("mentions.removeTitle")}
      text={t("mentions.removeText", { name: mention.displayName })}
      yes={t("mentions.remove")}
      busy={remove.isPending}
      failure={remove.error ? failureText(remove.error).text : null}
      onYes={() => remove.mutate({ id: mention.id })}
      onClose={onClose}
    />
  );
}

function Rows({
  mentions,
  filtered,
  onEdit,
}: {
  mentions: ReturnType<typeof useMentions>;
  filtered: boolean;
  onEdit: (mention: Mention) => void;
}) {
  const [removed, setRemoved] = useState<Mention | null>(null);
  const items = itemsOf(mentions.data);
  if (items.length === 0) {
    return filtered ? (
      <p className={classes.none}>{t("mentions.none")}</p>
    ) : (
      <EmptyState
        icon={<IconAt size={22} stroke={1.7} />}
        headingLevel={2}
        title={t("mentions.emptyTitle")}
        text={t("mentions.emptyText")}
      />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {items.map((mention) => (
          <MentionRow
            key={mention.id}
            mention={mention}
            onEdit={() => onEdit(mention)}
            onRemove={() => setRemoved(mention)}
          />
        ))}
      </ul>
      {mentions.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={mentions.isFetchingNextPage}
          onClick={() => void mentions.fetchNextPage()}
        >
          {t("mentions.more")}
        </Button>
      )}
      {removed && (
        <Suspense fallback={null}>
          <AskRemove mention={removed} onClose={() => setRemoved(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The mentions that an employee requested, and whether they are approved. */
export function MentionsList({ status, onStatus }: MentionsListProps) {
  const mentions = useMentions(status);
  const [edited, setEdited] = useState<Mention | null | undefined>(undefined);
  const mayAdd = mentions.data?.pages[0]?.can.add ?? false;
  return (
    <div className={classes.page}>
      <PageHead
        title={t("mentions.title")}
        sub={t("mentions.text")}
        actions={
          mayAdd && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
              onClick={() => setEdited(null)}
            >
              {t("mentions.add")}
            </Button>
          )
        }
      />
      <fieldset className={classes.filter} aria-label={t("mentions.filter")}>
        {[null, ...mentionStates].map((one) => (
          <ChoiceChip key={one ?? "all"} small pressed={status === one} onPress={() => onStatus(one)}>
            {one === null ? t("mentions.all") : t(`mentions.state.${one}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <Card bleed>
        {mentions.isPending ? (
          <SkeletonRows label={t("mentions.loading")} rows={4} avatar />
        ) : mentions.isError ? (
          <FailureCard
            compact
            title={t("mentions.failed")}
            error={mentions.error}
            onRetry={() => void mentions.refetch()}
          />
        ) : (
          <Rows mentions={mentions} filtered={status !== null} onEdit={setEdited} />
        )}
      </Card>
      {edited !== undefined && (
        <Suspense fallback={null}>
          <MentionFormModal mention={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
