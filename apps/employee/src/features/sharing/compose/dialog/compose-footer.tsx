import { Button } from "@mantine/core";
import { defaultShareTime } from "@polyphon/rules/sharing/schedule/due-time.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconBrandFacebook, IconCalendarPlus, IconCheck, IconSend } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { formatList } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import type { ScheduleFields } from "../../schedule/check-schedule.ts";
import classes from "./compose-footer.module.css";
import { momentWords } from "../../schedule/day/day-words.ts";
import type { Composer } from "../use-composer.ts";

export interface ComposeFooterProps {
  composer: Composer;
  /** Why the user may not share; null if they may. */
  restriction: string | null;
  failure: string | null;
  busy: boolean;
  queueing: boolean;
  schedule: ScheduleFields;
  onShareNow: () => void;
  onAddToQueue: () => void;
  onSubmit: () => void;
  onCancel: () => void;
  /** Null unless Facebook is connected with a personal account. */
  onFacebook: (() => void) | null;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

function Who({ composer }: { composer: Composer }) {
  const { account } = useMe();
  const name = `${account.firstName} ${account.lastName}`;
  const { selected } = composer.composition;
  return (
    <div className={classes.who}>
      <Face name={name} src={account.imageUrl ?? undefined} size={32} />
      <span>
        {selected.length === 0 &&
          t(composer.selectable ? "sharing.dialog.nobody" : "sharing.dialog.noneConnected")}
        {selected.length > 0 && t("sharing.dialog.as", { name, networks: formatList(selected.map(nameOf)) })}
      </span>
    </div>
  );
}

function QueueButtons({ busy, schedule, onSubmit, onCancel }: ComposeFooterProps) {
  const { date, time } = schedule;
  const when = date === "" ? null : momentWords(date, time === "" ? defaultShareTime : time);
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {t("sharing.dialog.cancel")}
      </Button>
      <Button loading={busy} leftSection={<IconCheck {...icon} />} onClick={onSubmit}>
        {t("sharing.dialog.submit")}
        {when !== null && <span className={classes.when}>&nbsp;· {when}</span>}
      </Button>
    </>
  );
}

/** Leaving the queue fields returns the focus to the button that opened them. */
function useFocusAfterQueue(queueing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(queueing);
  useEffect(() => {
    if (before.current && !queueing) button.current?.focus();
    before.current = queueing;
  }, [queueing]);
  return button;
}

export function ComposeFooter(props: ComposeFooterProps) {
  const { composer, restriction, failure, busy, queueing, onShareNow, onAddToQueue, onFacebook } = props;
  const queueButton = useFocusAfterQueue(queueing);
  return (
    <div className={classes.foot}>
      {restriction !== null && (
        <NoticeStrip tone="info" spoken="politely">
          {restriction}
        </NoticeStrip>
      )}
      {failure !== null && <NoticeStrip tone="bad">{failure}</NoticeStrip>}
      <VisuallyHidden component="output">{busy ? t("sharing.dialog.sending") : ""}</VisuallyHidden>
      <div className={classes.row}>
        <Who composer={composer} />
        <div className={classes.buttons}>
          {queueing ? (
            <QueueButtons {...props} />
          ) : (
            <>
              {onFacebook !== null && (
                <Button
                  className={classes.facebook}
                  variant="default"
                  leftSection={<IconBrandFacebook {...icon} />}
                  disabled={busy}
                  onClick={onFacebook}
                >
                  {t("sharing.compose.facebook.share")}
                </Button>
              )}
              <Button
                ref={queueButton}
                variant="default"
                leftSection={<IconCalendarPlus {...icon} />}
                disabled={busy}
                onClick={onAddToQueue}
              >
                {t("sharing.dialog.addToQueue")}
              </Button>
              <Button leftSection={<IconSend {...icon} />} loading={busy} onClick={onShareNow}>
                {t("sharing.dialog.shareNow")}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
