import { Button } from "@mantine/core";
import { Thumbnail } from "@polyphon/ui/data/posts/thumbnail.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconClock,
  IconExternalLink,
  IconHandStop,
  type Icon,
} from "@tabler/icons-react";
import type { ReceiptTone } from "@polyphon/ui/social/receipts/receipt-row.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { OwnTurn } from "../assisted/own-turn.tsx";
import { ConnectLink } from "./connect-link.tsx";
import { FailedActions } from "./failed-actions.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { PleaseLook } from "../assisted/please-look.tsx";
import { receiptOf } from "../receipts/receipt-of.ts";
import type { Share } from "../share-model.ts";
import classes from "./share-row.module.css";

const icons: Record<ReceiptTone, Icon> = {
  ok: IconCircleCheckFilled,
  waiting: IconClock,
  "needs-you": IconHandStop,
  bad: IconAlertTriangle,
};

export interface ShareRowProps {
  share: Share;
  onCancel: (share: Share) => void;
  onReschedule: (share: Share) => void;
}

function Actions({ share, onCancel, onReschedule }: ShareRowProps) {
  const named = `${share.postTitle}, ${nameOf(share.network)}`;
  return (
    <div className={classes.actions}>
      <OwnTurn share={share} variant="light" className={classes.ownTurn} />
      {share.can.reschedule && (
        <Button
          variant="subtle"
          aria-haspopup="dialog"
          aria-label={`${t("sharing.shares.reschedule")}: ${named}`}
          onClick={() => onReschedule(share)}
        >
          {t("sharing.shares.reschedule")}
        </Button>
      )}
      {share.can.cancel && (
        <Button
          variant="subtle"
          aria-haspopup="dialog"
          aria-label={`${t("sharing.shares.cancel")}: ${named}`}
          onClick={() => onCancel(share)}
        >
          {t("sharing.shares.cancel")}
        </Button>
      )}
      {share.unconnected !== null && <ConnectLink share={share} variant="subtle" />}
      <FailedActions share={share} look="subtle" />
      <RestoreButton share={share} />
      {share.permalink !== null && (
        <Button
          component="a"
          href={share.permalink}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
          aria-label={`${t("sharing.shares.open")}: ${named}`}
        >
          {t("sharing.shares.open")}
        </Button>
      )}
    </div>
  );
}

/** One share: state and time, the reason where it matters, clicks, and actions. */
export function ShareRow(props: ShareRowProps) {
  const { share } = props;
  const { dayTime } = useFormats();
  const receipt = receiptOf(share, dayTime);
  const Icon = icons[receipt.tone];
  const trouble = receipt.tone === "bad" || receipt.tone === "needs-you";
  const reminds = share.assisted && share.state === "SCHEDULED";
  return (
    <li className={classes.row}>
      <Thumbnail src={share.thumbnailUrl} className={classes.picture} />
      <div className={classes.words}>
        <AppLink href={addressOf("/post-details/:id", { id: share.postId })} className={classes.title}>
          {share.postTitle}
        </AppLink>
        <p className={classes.facts}>
          <NetworkMark network={markOf(share.network)} size={16} label={nameOf(share.network)} />
          <span className={classes.state} data-tone={receipt.tone}>
            <Icon size={15} aria-hidden />
            {receipt.state}
          </span>
          {share.state === "SHARED" && <span>{t("sharing.shares.clicks", { count: share.clicks })}</span>}
        </p>
        {(trouble || reminds) && (
          <p className={classes.reason}>
            {receipt.fact} {receipt.next}
          </p>
        )}
        <PleaseLook share={share} />
      </div>
      <Actions {...props} />
    </li>
  );
}
