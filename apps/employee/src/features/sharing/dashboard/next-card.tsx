import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { connectWords } from "../../../shared/networks/connect-words.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./next-card.module.css";
import type { Share } from "../share-model.ts";

const shown = 3;

function Next({ share }: { share: Share }) {
  const { soon } = useFormats();
  return (
    <li className={classes.row}>
      {share.thumbnailUrl === null ? (
        <span className={classes.picture} aria-hidden />
      ) : (
        <img className={classes.picture} src={share.thumbnailUrl} alt="" loading="lazy" />
      )}
      <div className={classes.words}>
        <AppLink href={addressOf("/post-details/:id", { id: share.postId })} className={classes.title}>
          {share.postTitle}
        </AppLink>
        <p className={classes.when}>
          <NetworkMark network={markOf(share.network)} size={15} label={nameOf(share.network)} />
          {soon(share.dueAt)}
        </p>
        {share.assisted && <p className={classes.when}>{t("sharing.assisted.mark")}</p>}
        {share.unconnected !== null && (
          <p className={classes.gap}>
            {t(`sharing.reason.${share.unconnected}.fact`, { network: nameOf(share.network) })}{" "}
            <AppLink href={addressOf("/profile")}>{connectWords(share.network, share.unconnected)}</AppLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** The next scheduled shares, soonest first. */
export function NextCard() {
  const { data, isError } = useEndpoint(listShares, { state: "SCHEDULED", order: "next", limit: shown });
  const next = data?.items ?? [];
  return (
    <Card title={t("sharing.next.title")} bleed>
      {data === undefined ? (
        isError ? (
          <NoticeStrip tone="warn">{t("sharing.next.error")}</NoticeStrip>
        ) : (
          <SkeletonRows label={t("sharing.next.loading")} rows={2} avatar />
        )
      ) : next.length === 0 ? (
        <p className={classes.empty}>{t("sharing.next.empty")}</p>
      ) : (
        <ul className={classes.list}>
          {next.map((share) => (
            <Next key={share.id} share={share} />
          ))}
        </ul>
      )}
    </Card>
  );
}
