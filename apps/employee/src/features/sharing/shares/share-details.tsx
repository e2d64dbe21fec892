import { Button, Drawer } from "@mantine/core";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconExternalLink } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { CloseButton } from "../../../shared/dialog/close-button.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { formatNumber, useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { ConnectLink } from "./connect-link.tsx";
import { FailedActions } from "./failed-actions.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { PleaseLook } from "../assisted/please-look.tsx";
import { isMoving } from "../receipts/is-moving.ts";
import { receiptOf } from "../receipts/receipt-of.ts";
import type { Share } from "../share-model.ts";
import { OwnTurn } from "../assisted/own-turn.tsx";
import classes from "./share-details.module.css";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const CancelShareModal = lazyPart(() => import("./cancel-share.modal.tsx"));
const RescheduleModal = lazyPart(() => import("../schedule/reschedule.modal.tsx"));
const EditTextModal = lazyPart(() => import("./edit/edit-text.modal.tsx"));

export interface ShareDetailsProps {
  shareId: number;
  /** From the calendar's cache, or loaded from the server. */
  known: Share | undefined;
  phone: boolean;
  onClose: () => void;
}

type Doing = "cancel" | "reschedule" | "edit" | null;

function Facts({ share }: { share: Share }) {
  const { dayTime } = useFormats();
  const receipt = receiptOf(share, dayTime);
  return (
    <>
      <p className={classes.state} data-tone={receipt.tone}>
        <NetworkMark network={markOf(share.network)} size={20} />
        <span>
          {nameOf(share.network)}: {receipt.state}
        </span>
      </p>
      <p className={classes.fact}>
        {receipt.fact} {receipt.next}
      </p>
      <dl className={classes.facts}>
        <dt>{t("sharing.calendar.details.when")}</dt>
        <dd>{dayTime(share.sharedAt ?? share.dueAt)}</dd>
        {share.state === "SHARED" && (
          <>
            <dt>{t("sharing.calendar.details.clicks")}</dt>
            <dd>{formatNumber(share.clicks)}</dd>
          </>
        )}
        {share.shortUrl !== null && (
          <>
            <dt>{t("sharing.calendar.details.link")}</dt>
            <dd>{share.shortUrl.replace(/^https?:\/\//, "")}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Actions({ share, onDo }: { share: Share; onDo: (doing: Doing) => void }) {
  const { can, permalink } = share;
  const { repair } = receiptOf(share, String);
  return (
    <div className={classes.actions}>
      {permalink !== null && (
        <Button
          component="a"
          href={permalink}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
        >
          {t("sharing.calendar.details.open", { network: nameOf(share.network) })}
        </Button>
      )}
      {repair === "reconnect" && <ConnectLink share={share} />}
      <FailedActions share={share} look={repair === "reconnect" ? "default" : "filled"} />
      <RestoreButton share={share} variant="default" />
      {can.reschedule && (
        <Button
          variant={repair === "reconnect" ? "default" : "filled"}
          aria-haspopup="dialog"
          onClick={() => onDo("reschedule")}
        >
          {t("sharing.shares.reschedule")}
        </Button>
      )}
      {can.editText && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onDo("edit")}>
          {t("sharing.calendar.details.edit")}
        </Button>
      )}
      {can.cancel && (
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => onDo("cancel")}>
          {t("sharing.shares.cancel")}
        </Button>
      )}
    </div>
  );
}

function Body({ share, onDo }: { share: Share; onDo: (doing: Doing) => void }) {
  return (
    <>
      <AppLink href={addressOf("/post-details/:id", { id: share.postId })} className={classes.post}>
        {share.thumbnailUrl !== null && <img src={share.thumbnailUrl} alt="" />}
        <span>{share.postTitle}</span>
      </AppLink>
      <Facts share={share} />
      <OwnTurn share={share} />
      <PleaseLook share={share} />
      <h3 className={classes.label}>{t("sharing.calendar.details.text")}</h3>
      <p className={classes.text}>{share.text}</p>
      <Actions share={share} onDo={onDo} />
    </>
  );
}

/** One share with its receipt and actions: beside the calendar, or above it on a phone. */
export default function ShareDetails({ shareId, known, phone, onClose }: ShareDetailsProps) {
  useReturnFocus();
  const query = useEndpoint(
    readShare,
    { shareId },
    {
      ...(known === undefined ? {} : { placeholderData: known }),
      refetchInterval: ({ state }) => (state.data && isMoving(state.data, Date.now()) ? 2_000 : false),
    },
  );
  const [doing, setDoing] = useState<Doing>(null);
  const share = query.data;
  const done = () => setDoing(null);
  return (
    <>
      <Drawer.Root
        opened
        onClose={onClose}
        position={phone ? "bottom" : "right"}
        size={phone ? "auto" : 420}
        transitionProps={{ duration: 0 }}
      >
        <Drawer.Overlay backgroundOpacity={phone ? 0.45 : 0.2} />
        <Drawer.Content>
          <div className={classes.head} data-dialog-head>
            <Drawer.Title className={classes.title} tabIndex={-1} data-autofocus>
              {t("sharing.calendar.details.title")}
            </Drawer.Title>
            <CloseButton onClose={onClose} />
          </div>
          <Drawer.Body className={classes.body}>
            {share ? (
              <Body share={share} onDo={setDoing} />
            ) : query.isError ? (
              <FailureCard
                compact
                headingLevel={3}
                title={t("sharing.calendar.details.missing")}
                error={query.error}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <SkeletonRows label={t("sharing.calendar.loading")} rows={4} />
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <Suspense fallback={null}>
        {share && doing === "cancel" && <CancelShareModal share={share} onClose={done} />}
        {share && doing === "reschedule" && <RescheduleModal share={share} onClose={done} />}
        {share && doing === "edit" && <EditTextModal share={share} onClose={done} />}
      </Suspense>
    </>
  );
}
