import { Button } from "@mantine/core";
import { defaultShareTime } from "@polyphon/rules/sharing/due-time.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { IconCalendarPlus, IconCheck, IconSend } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { formatList } from "../../shared/formats.ts";
import { useMe } from "../../shared/me.ts";
import { nameOf } from "../../shared/networks.ts";
import { t } from "../../shared/text.ts";
import classes from "./compose-footer.module.css";
import { momentWords } from "./day-words.ts";
import type { Post } from "./share-model.ts";
import type { Composer } from "./use-composer.ts";
import type { SendShare } from "./use-send-share.ts";

export interface ComposeFooterProps {
  post: Post;
  composer: Composer;
  send: SendShare;
  queueing: boolean;
  onShareNow: () => void;
  onAddToQueue: () => void;
  onSubmit: () => void;
  onCancel: () => void;
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
        {selected.length === 0
          ? t(composer.selectable ? "sharing.dialog.nobody" : "sharing.dialog.noneConnected")
          : t("sharing.dialog.as", { name, networks: formatList(selected.map(nameOf)) })}
      </span>
    </div>
  );
}

function QueueButtons({
  send,
  onSubmit,
  onCancel,
}: Pick<ComposeFooterProps, "send" | "onSubmit" | "onCancel">) {
  const { date, time } = send.schedule;
  const when = date === "" ? null : momentWords(date, time === "" ? defaultShareTime : time);
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={send.busy}>
        {t("sharing.dialog.cancel")}
      </Button>
      <Button loading={send.busy} leftSection={<IconCheck {...icon} />} onClick={onSubmit}>
        {t("sharing.dialog.submit")}
        {when !== null && <span className={classes.when}>&nbsp;· {when}</span>}
      </Button>
    </>
  );
}

/** Who leaves the queue fields stands again where the way into them began. */
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
  const { post, composer, send, queueing, onShareNow, onAddToQueue } = props;
  const queueButton = useFocusAfterQueue(queueing);
  return (
    <div className={classes.foot}>
      {!post.can.share && (
        <NoticeStrip tone="info" spoken="politely">
          {t("sharing.message.light")}
        </NoticeStrip>
      )}
      {send.failure !== null && <NoticeStrip tone="bad">{send.failure}</NoticeStrip>}
      <output className={classes.spoken}>{send.busy ? t("sharing.dialog.sending") : ""}</output>
      <div className={classes.row}>
        <Who composer={composer} />
        <div className={classes.buttons}>
          {queueing ? (
            <QueueButtons {...props} />
          ) : (
            <>
              <Button
                ref={queueButton}
                variant="default"

                leftSection={<IconCalendarPlus {...icon} />}
                disabled={send.busy || !post.can.share}
                onClick={onAddToQueue}
              >
                {t("sharing.dialog.addToQueue")}
              </Button>
              <Button
                leftSection={<IconSend {...icon} />}
                loading={send.busy}
                disabled={!post.can.share}
                onClick={onShareNow}
              >
                {t("sharing.dialog.shareNow")}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
