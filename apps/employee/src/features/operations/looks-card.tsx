import { Button } from "@mantine/core";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listOwnLooks } from "@polyphon/contract/operations/looks.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { IconEye } from "@tabler/icons-react";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";
import { formatList, type Formats, useFormats } from "../../shared/time/formats.ts";
import classes from "./looks.module.css";

type Look = OutputOf<typeof listOwnLooks>["items"][number];

function seenWords({ seen }: Look): string {
  return formatList(
    seen.map(({ doing, times }) => {
      const what = t(`looks.doings.${doing}.title`);
      return times === 1 ? what : t("looks.log.often", { what, times });
    }),
  );
}

/** One moment, or the first and the last one of the day. */
function whenWords({ firstAt, lastAt }: Look, { dayTime, time }: Formats): string {
  const [first, last] = [time(firstAt), time(lastAt)];
  return first === last ? dayTime(lastAt) : `${dayTime(firstAt)}–${last}`;
}

function Row({ look }: { look: Look }) {
  const formats = useFormats();
  return (
    <li className={classes.row}>
      <p className={classes.who}>
        <b>{look.name ?? t("looks.log.provider")}</b>
        <span>{t(`looks.log.role.${look.userType}`)}</span>
      </p>
      <p className={classes.seen}>{seenWords(look)}</p>
      <p className={classes.when}>{whenWords(look, formats)}</p>
    </li>
  );
}

/** Who was shown what the caller does, newest first. */
export function LooksCard() {
  const looks = usePages(listOwnLooks, {}, { staleTime: 0 });
  const items = itemsOf(looks.data);
  if (looks.error && items.length === 0)
    return (
      <Card bleed>
        <FailureCard title={t("looks.log.error")} error={looks.error} onRetry={() => void looks.refetch()} />
      </Card>
    );
  return (
    <Card title={t("looks.log.title")} aside={t("looks.log.kept")} bleed flush>
      {looks.isPending && <SkeletonRows label={t("looks.log.loading")} rows={3} />}
      {looks.data && items.length === 0 && (
        <EmptyState
          compact
          headingLevel={3}
          icon={<IconEye size={22} stroke={1.7} />}
          title={t("looks.log.empty")}
          text={t("looks.log.emptyText")}
        />
      )}
      {items.length > 0 && (
        <>
          <p className={classes.note}>{t("looks.log.text")}</p>
          <ul className={classes.list}>
            {items.map((look) => (
              <Row key={`${look.lastAt} ${look.name ?? ""} ${look.userType}`} look={look} />
            ))}
          </ul>
        </>
      )}
      {looks.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={looks.isFetchingNextPage}
            onClick={() => void looks.fetchNextPage()}
          >
            {t("looks.log.more")}
          </Button>
        </div>
      )}
    </Card>
  );
}
