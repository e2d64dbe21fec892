import { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useRef, useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { useMe } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { checkSchedule } from "./check-schedule.ts";
import type { Share } from "../share-model.ts";
import { useNotifyMoved } from "./use-notify-moved.ts";

export interface Moved {
  readonly id: number;
  readonly date: string;
}

export interface MoveShare {
  /** The position of a share until the server has answered. */
  readonly moved: Moved | null;
  readonly move: (share: Share, date: string) => void;
}

/** Moves a share to another day at the same time. `onAsk` is called when that time has passed today. */
export function useMoveShare(onAsk: (share: Share, date: string) => void): MoveShare {
  const { companyTimeZone: timeZone } = useMe().company;
  const { time } = useFormats();
  const notifyMoved = useNotifyMoved();
  const last = useRef<Share | null>(null);
  const refreshed = useRefreshed();
  const [moved, setMoved] = useState<Moved | null>(null);
  const command = useCommand(reschedulePost, {
    onSuccess: ({ dueAt }) => {
      if (last.current) notifyMoved(last.current, dueAt);
    },
    onError: (error) =>
      notify("bad", t("sharing.calendar.move.failed", { text: failureText(error).text }), { long: true }),
    onSettled: async () => {
      await refreshed();
      setMoved(null);
    },
  });
  return {
    moved,
    move: (share, date) => {
      const wanted = { date, time: time(share.dueAt) };
      if (checkSchedule(wanted, new Date(), timeZone) === "past") return onAsk(share, date);
      setMoved({ id: share.id, date });
      last.current = share;
      command.mutate({ shareId: share.id, scheduleDate: date, scheduleTime: wanted.time });
    },
  };
}
