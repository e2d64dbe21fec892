import { readOwnResults } from "@polyphon/contract/sharing/own-results.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { formatNumber, useFormats } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { PostRow, PostRows } from "./post-row.tsx";
import classes from "./results-card.module.css";

type Results = OutputOf<typeof readOwnResults>;

function Shown({ results, readAt }: { results: Results; readAt: number }) {
  const { time } = useFormats();
  const weeks = results.days / 7;
  if (results.shares === 0) return <p className={classes.note}>{t("sharing.results.none", { weeks })}</p>;
  return (
    <div className={classes.results}>
      <Figure
        size="lg"
        label={t("sharing.results.label")}
        value={formatNumber(results.clicks)}
        detail={t("sharing.results.detail", { count: results.shares, weeks })}
        basis="measured"
        asOf={t("sharing.results.measured", { time: time(new Date(readAt).toISOString()) })}
      />
      {results.best.length > 0 && (
        <div>
          <h3 className={classes.head}>{t("sharing.results.best")}</h3>
          <PostRows>
            {results.best.map((one) => (
              <PostRow
                key={one.shareId}
                post={one}
                network={one.network}
                fact={t("sharing.shares.clicks", { count: one.clicks })}
              />
            ))}
          </PostRows>
        </div>
      )}
    </div>
  );
}

/** What the person's shares of the last weeks have brought. */
export function ResultsCard() {
  const { data, isError, dataUpdatedAt } = useEndpoint(readOwnResults, {});
  return (
    <Card title={t("sharing.results.title")} bleed>
      {data ? (
        <Shown results={data} readAt={dataUpdatedAt} />
      ) : isError ? (
        <NoticeStrip tone="warn">{t("sharing.results.error")}</NoticeStrip>
      ) : (
        <SkeletonRows label={t("sharing.results.loading")} rows={3} />
      )}
    </Card>
  );
}
