import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { connectWords } from "../../../shared/networks/connect-words.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { PostRow, PostRows } from "./post-row.tsx";
import classes from "./next-card.module.css";
import type { Share } from "../share-model.ts";

const shown = 3;

function Next({ share }: { share: Share }) {
  const { soon } = useFormats();
  return (
    <PostRow post={share} network={share.network} fact={soon(share.dueAt)}>
      {share.assisted && <p className={classes.note}>{t("sharing.assisted.mark")}</p>}
      {share.unconnected !== null && (
        <p className={classes.gap}>
          {t(`sharing.reason.${share.unconnected}.fact`, { network: nameOf(share.network) })}{" "}
          <AppLink href={addressOf("/profile")}>{connectWords(share.network, share.unconnected)}</AppLink>
        </p>
      )}
    </PostRow>
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
        <PostRows>
          {next.map((share) => (
            <Next key={share.id} share={share} />
          ))}
        </PostRows>
      )}
    </Card>
  );
}
