import { readOwnResults } from "@polyphon/contract/sharing/own-results.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatNumber, useFormats } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./results-card.module.css";

type Results = OutputOf<typeof readOwnResults>;

function Best({ one }: { one: Results["best"][number] }) {
  return (
    <li className={classes.row}>
      {one.thumbnailUrl === null ? (
        <span className={classes.picture} aria-hidden />
      ) : (
        <img className={classes.picture} src={one.thumbnailUrl} alt="" loading="lazy" />
      )}
      <div className={classes.words}>
        <AppLink href={addressOf("/post-details/:id", { id: one.postId })} className={classes.title}>
          {one.postTitle}
        </AppLink>
        <p className={classes.facts}>
          <NetworkMark network={markOf(one.network)} size={15} label={nameOf(one.network)} />
          {t("sharing.shares.clicks", { count: one.clicks })}
        </p>
      </div>
    </li>
  );
}

function Shown({ results, readAt }: { results: Results; readAt: number }) {
  const { time } = useFormats();
  const weeks = results.days / 7;
  if (results.shares === 0) return <p className={classes.note}>{t("sharing.results.none", { weeks })}</p>;
  return (
    <>
      <Figure
        size="lg"
        label={t("sharing.results.label")}
        value={formatNumber(results.clicks)}
        detail={t("sharing.results.detail", { count: results.shares, weeks })}
        basis="measured"
        asOf={t("sharing.results.measured", { time: time(new Date(readAt).toISOString()) })}
      />
      {results.best.length > 0 && (
        <>
          <h3 className={classes.head}>{t("sharing.results.best")}</h3>
          <ul className={classes.list}>
            {results.best.map((one) => (
              <Best key={one.shareId} one={one} />
            ))}
          </ul>
        </>
      )}
    </>
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
