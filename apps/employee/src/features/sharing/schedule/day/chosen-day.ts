import { isDate } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useSyncExternalStore } from "react";
import { useMe } from "../../../../shared/session/me.ts";

const key = "polyphon.share-day";
const listeners = new Set<() => void>();

/** Kept in this tab, so that it survives a reload and the way through other screens. */
const stored = (): string => sessionStorage.getItem(key) ?? "";

function store(value: string | null): void {
  if (value === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

export interface ChosenDay {
  /** The day for which a post is being looked for; null where there is none, or it has passed. */
  readonly day: string | null;
  readonly choose: (day: string) => void;
  readonly clear: () => void;
}

/** The day of the calendar on which the person wants to share, until a post is scheduled or the day is given up. */
export function useChosenDay(): ChosenDay {
  const { account, company } = useMe();
  const value = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, stored);
  const [owner, day = ""] = value.split(" ");
  const today = localDateOf(new Date(useNow()), company.companyTimeZone);
  return {
    day: owner === String(account.id) && isDate(day) && day >= today ? day : null,
    choose: (chosen) => store(`${account.id} ${chosen}`),
    clear: () => store(null),
  };
}
