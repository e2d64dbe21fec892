import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { StateFrame } from "@polyphon/ui/feedback/state/state-frame.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { IconCheck, IconClock, IconClockPause } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { receiptOf } from "../receipts/receipt-of.ts";
import type { Share } from "../share-model.ts";
import { FinishAssisted, type FinishAssistedProps } from "./finish-assisted.tsx";
import classes from "./finish-card.module.css";

/** To the calendar, or to the dashboard where the company has no calendar. */
export function WayOn({ filled }: { filled: boolean }) {
  const { features } = useMe().account.can;
  const calendar = features.includes("calendar");
  return (
    <LinkButton
      variant={filled ? "filled" : "default"}
      href={addressOf(calendar ? "/user-calendar" : "/dashboard")}
    >
      {t(calendar ? "sharing.calendar.assisted.toCalendar" : "sharing.calendar.assisted.toDashboard")}
    </LinkButton>
  );
}

/** A share that no longer waits for the user, or not yet. */
export function NotWaitingCard({ share }: { share: Share }) {
  const { dayTime } = useFormats();
  const receipt = receiptOf(share, dayTime);
  const shared = share.state === "SHARED";
  if (shared || share.reason === "cancelled_by_user")
    return (
      <Card bleed>
        <StateFrame
          headingLevel={1}
          icon={shared ? <IconCheck size={24} /> : <IconClockPause size={24} />}
          tone="accent"
          title={t(`sharing.calendar.assisted.${shared ? "doneTitle" : "leftTitle"}`)}
          actions={<WayOn filled />}
        >
          {t(`sharing.calendar.assisted.${shared ? "doneText" : "leftText"}`)}
        </StateFrame>
      </Card>
    );
  return (
    <Card bleed>
      <StateFrame
        headingLevel={1}
        icon={<IconClock size={24} />}
        tone="accent"
        title={receipt.state}
        actions={<WayOn filled />}
      >
        {receipt.fact} {receipt.next}
      </StateFrame>
    </Card>
  );
}

/** The step itself: the text to copy, the network's own page, and the question about the result. */
export function FinishCard(props: FinishAssistedProps) {
  const { share, openUrl, text } = props;
  const network = nameOf(share.network);
  return (
    <Card bleed>
      <div className={classes.words}>
        <h1 className={classes.title}>{t("sharing.calendar.assisted.title", { network })}</h1>
        {openUrl === null ? (
          <NoticeStrip tone="warn">{t("sharing.assisted.stopped")}</NoticeStrip>
        ) : (
          <>
            <p>{t("sharing.calendar.assisted.intro", { title: share.postTitle, network })}</p>
            <p className={classes.text}>{text}</p>
          </>
        )}
      </div>
      <FinishAssisted {...props} />
    </Card>
  );
}
