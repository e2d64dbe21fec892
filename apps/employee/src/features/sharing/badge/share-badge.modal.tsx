import { Button } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconBrandFacebook, IconDownload, IconSend } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { AssistedNote } from "../assisted/assisted-note.tsx";
import { CopyPart } from "../compose/copy/copy-part.tsx";
import { DialogFrame } from "../dialog-frame.tsx";
import { NetworkChips } from "../compose/networks/network-chips.tsx";
import { PostNotes } from "../compose/dialog/post-notes.tsx";
import { ReceiptsStep } from "../receipts/receipts-step.tsx";
import type { Connection, Overview } from "../share-model.ts";
import { useComposer } from "../compose/use-composer.ts";
import { useOverview } from "../schedule/use-overview.ts";
import type { Sent } from "../compose/sent.ts";
import { useShareChecks } from "../compose/use-share-checks.ts";
import { badgePost, type SharedBadge } from "./badge-post.ts";
import classes from "./share-badge.module.css";
import { useSendBadge } from "./use-send-badge.ts";

export interface ShareBadgeModalProps {
  badge: SharedBadge;
  onClose: () => void;
  /** Goes to the network's consent page. */
  onConnect: (network: Network) => void;
  /** Something was shared or is being sent. */
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

function Frame({
  badge,
  onClose,
  children,
}: Pick<ShareBadgeModalProps, "badge" | "onClose"> & { children: ReactNode }) {
  return (
    <DialogFrame
      title={t("recognition.share.title")}
      sub={badge.badge.title}
      thumbnail={null}
      wide={false}
      width={limits.badge.dialogWidth}
      onClose={onClose}
    >
      {children}
    </DialogFrame>
  );
}

function Picture({ badge: { badge } }: Pick<ShareBadgeModalProps, "badge">) {
  return (
    <figure className={classes.badge}>
      {badge.image !== null && <img className={classes.picture} src={badge.image} alt={badge.title} />}
      <figcaption className={classes.words}>
        <b>{badge.badgePostTitle}</b>
        <span>{t("recognition.share.note")}</span>
        {badge.image !== null && (
          <a className={classes.save} href={badge.image} download target="_blank" rel="noreferrer">
            <IconDownload size={16} stroke={1.8} aria-hidden />
            {t("recognition.share.savePicture")}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

interface ComposeProps extends ShareBadgeModalProps {
  connections: readonly Connection[];
  week: Overview["week"];
  onPlaced: (sent: Sent) => void;
}

function Compose({ badge, connections, week, onConnect, onPlaced }: ComposeProps) {
  const { account, company } = useMe();
  const mayShare = !account.userMeta.lightFrontUserFeature;
  const post = badgePost(badge, company.socialNetworks, mayShare);
  const composer = useComposer(post, connections, week);
  const checks = useShareChecks(post, composer);
  const { badgeId } = badge;
  const { title } = badge.badge;
  const send = useSendBadge({ badgeId, title, mayShare, composer, checks, onSent: onPlaced });
  return (
    <>
      <div className={classes.body}>
        <Picture badge={badge} />
        <NetworkChips composer={composer} onConnect={onConnect} fault={checks.networkFault} failed={[]} />
        <AssistedNote composer={composer} queueing={false} />
        <CopyPart
          post={post}
          composer={composer}
          lines={5}
          fault={checks.copyFault}
          onlyOne={false}
          about="BADGE"
        />
        <PostNotes notes={badge.badge.content} />
      </div>
      <div className={classes.foot}>
        {!mayShare && (
          <NoticeStrip tone="info" spoken="politely">
            {t("sharing.message.light")}
          </NoticeStrip>
        )}
        {send.failure !== null && <NoticeStrip tone="bad">{send.failure}</NoticeStrip>}
        <div className={classes.buttons}>
          {composer.personalFacebook && (
            <Button
              variant="default"
              leftSection={<IconBrandFacebook {...icon} />}
              disabled={send.busy}
              onClick={send.shareOnFacebook}
            >
              {t("recognition.share.facebook")}
            </Button>
          )}
          <Button leftSection={<IconSend {...icon} />} loading={send.busy} onClick={send.share}>
            {t("recognition.share.send")}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Nothing is kept when it closes: it reopens with the badge's own text. */
export default function ShareBadgeModal(props: ShareBadgeModalProps) {
  const { badge, onClose, onConnect } = props;
  useReturnFocus();
  const [sent, setSent] = useState<Sent | null>(null);
  const connections = useEndpoint(listConnections, {});
  const overview = useOverview().query;
  if (sent !== null)
    return (
      <Frame badge={badge} onClose={onClose}>
        <ReceiptsStep
          title={badge.badge.title}
          sent={sent}
          voice="VOICE_1"
          onConnect={onConnect}
          onWriteAgain={() => setSent(null)}
          onClose={onClose}
        />
      </Frame>
    );
  if (connections.data)
    return (
      <Frame badge={badge} onClose={onClose}>
        <Compose
          {...props}
          connections={connections.data.connections}
          week={overview.data?.week ?? []}
          onPlaced={setSent}
        />
      </Frame>
    );
  return (
    <Frame badge={badge} onClose={onClose}>
      {connections.error ? (
        <FailureCard
          title={t("recognition.share.error")}
          error={connections.error}
          onRetry={() => void connections.refetch()}
        />
      ) : (
        <SkeletonRows label={t("recognition.share.loading")} rows={5} />
      )}
    </Frame>
  );
}
