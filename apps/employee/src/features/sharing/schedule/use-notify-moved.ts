import { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { useUndo } from "../../../shared/notices/use-undo.ts";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import type { Share } from "../share-model.ts";
import { fieldsOf } from "./check-schedule.ts";

/** Says to when a share was moved, and offers the time it had before, where that has not passed. */
export function useNotifyMoved(): (before: Pick<Share, "id" | "dueAt">, dueAt: string) => void {
  const { companyTimeZone: timeZone } = useMe().company;
  const { dayTime } = useFormats();
  const undo = useUndo();
  return (before, dueAt) => {
    const movedTo = (when: string) => t("sharing.shares.rescheduled", { when: dayTime(when) });
    const { date: scheduleDate, time: scheduleTime } = fieldsOf(before.dueAt, timeZone);
    const back = { shareId: before.id, scheduleDate, scheduleTime };
    const isAhead = new Date(before.dueAt).getTime() > Date.now();
    const action = undo(reschedulePost, back, movedTo(before.dueAt));
    notify("ok", movedTo(dueAt), isAhead ? { action } : {});
  };
}
