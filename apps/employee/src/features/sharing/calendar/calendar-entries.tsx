import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { CalendarEntry, EntryTone } from "@polyphon/ui/calendar/calendar-model.ts";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

const tones: Readonly<Record<Share["state"], EntryTone>> = {
  SCHEDULED: "planned",
  PUBLISHING: "moving",
  SHARED: "done",
  FAILED: "bad",
  UNCONFIRMED: "ask",
  HELD: "held",
  CANCELLED: "ended",
};

export interface EntryClock {
  readonly zone: string;
  readonly time: (at: string) => string;
}

function stateOf({ assisted, state }: Share): string {
  if (assisted && state === "SHARED") return t("sharing.assisted.confirmed");
  if (assisted && state === "SCHEDULED") return t("sharing.assisted.scheduled");
  return t(`sharing.calendar.state.${state}`);
}

export function entryOf(share: Share, { zone, time }: EntryClock): CalendarEntry {
  // It keeps the day it was scheduled for, even when a retry happened after midnight.
  const date = localDateOf(new Date(share.dueAt), zone);
  const out = share.sharedAt ?? share.dueAt;
  const at = localDateOf(new Date(out), zone) === date ? out : share.dueAt;
  return {
    key: String(share.id),
    date,
    time: time(at),
    title: share.postTitle,
    tone: share.unconnected === null ? tones[share.state] : "held",
    state:
      share.unconnected === null
        ? stateOf(share)
        : t("sharing.calendar.unconnected", { network: nameOf(share.network) }),
    mark: <NetworkMark network={markOf(share.network)} size={15} label={nameOf(share.network)} />,
    movable: share.can.reschedule,
  };
}
