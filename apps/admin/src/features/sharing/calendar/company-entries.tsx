import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type {
  companyCalendar,
  readCompanyShare,
} from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { stuckStates } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { CalendarEntry, EntryTone } from "@polyphon/ui/calendar/calendar-model.ts";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { dateFormats } from "@polyphon/web/time/date-formats.ts";
import type { Text } from "../../../shared/text/use-text.ts";

export type CompanyShare = OutputOf<typeof readCompanyShare>;
export type CompanyCalendar = OutputOf<typeof companyCalendar>;

const tones: Readonly<Record<CompanyShare["state"], EntryTone>> = {
  SCHEDULED: "planned",
  PUBLISHING: "moving",
  SHARED: "done",
  FAILED: "bad",
  UNCONFIRMED: "ask",
  HELD: "held",
  CANCELLED: "ended",
};

export const localeOf = (language: Language): string => (language === "de" ? "de-DE" : "en-GB");

export interface CompanyClock {
  readonly zone: string;
  readonly time: (at: string) => string;
  readonly moment: (at: string) => string;
}

/** The company's time zone, whatever the reader's device uses. */
export function makeClock(zone: string, language: Language): CompanyClock {
  const { clock, moment } = dateFormats(language, zone);
  return { zone, time: (at) => clock(new Date(at)), moment: (at) => moment(new Date(at)) };
}

/** "Failed: content rejected" */
function stateWords({ state, reason }: CompanyShare, text: Text): string {
  const words = text(`sharing.calendar.states.${state}`);
  const stuck = stuckStates.some((one) => one === state);
  return stuck && reason !== null ? `${words}: ${text(`sharing.stuck.choices.reason.${reason}`)}` : words;
}

export function entryOf(share: CompanyShare, { zone, time }: CompanyClock, text: Text): CalendarEntry {
  return {
    key: String(share.id),
    date: localDateOf(new Date(share.dueAt), zone),
    time: time(share.dueAt),
    title: share.postTitle,
    sub: share.employee.name,
    tone: tones[share.state],
    state: stateWords(share, text),
    mark: <NetworkMark network={markOf(share.network)} size={15} label={networkNames[share.network]} />,
    movable: share.can.reschedule,
  };
}
