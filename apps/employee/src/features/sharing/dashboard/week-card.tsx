import { Meter } from "@polyphon/ui/data/figure/meter.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import type { Overview } from "../share-model.ts";
import { useOverview } from "../schedule/use-overview.ts";
import classes from "./week-card.module.css";

function Meters({ week }: { week: Overview["week"] }) {
  if (week.length === 0) return <p className={classes.note}>{t("sharing.week.none")}</p>;
  return (
    <>
      <ul className={classes.list}>
        {week.map(({ network, used, limit }) => (
          <li key={network}>
            <Meter
              label={nameOf(network)}
              icon={<NetworkMark network={markOf(network)} size={18} />}
              value={used}
              max={limit}
              valueText={t("sharing.week.of", { used, limit })}
            />
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t("sharing.week.note")}</p>
    </>
  );
}

/** How much of the weekly limit is used, per network. */
export function WeekCard() {
  const { data, isError } = useOverview().query;
  return (
    <Card title={t("sharing.week.title")} bleed>
      {data ? (
        <Meters week={data.week} />
      ) : isError ? (
        <NoticeStrip tone="warn">{t("sharing.week.error")}</NoticeStrip>
      ) : (
        <SkeletonRows label={t("sharing.week.loading")} rows={3} />
      )}
    </Card>
  );
}
