import type { Language } from "@polyphon/i18n/kit/languages.ts";

export interface DateFormats {
  /** "19-Nov-2026", in German "19. Nov. 2026". */
  readonly day: (at: Date) => string;
  /** "Nov 19, 2026 09:20", in German "19. Nov. 2026, 09:20". */
  readonly moment: (at: Date) => string;
  /** "09:20" */
  readonly clock: (at: Date) => string;
}

const clockOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function germanFormats(timeZone: string): DateFormats {
  const dayFormat = new Intl.DateTimeFormat("de-DE", {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
  });
  const clockFormat = new Intl.DateTimeFormat("de-DE", { timeZone, ...clockOptions });
  const clock = (at: Date) => clockFormat.format(at);
  const day = (at: Date) => dayFormat.format(at);
  return { day, clock, moment: (at) => `${day(at)}, ${clock(at)}` };
}

function englishFormats(timeZone: string): DateFormats {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "2-digit",
    month: "long",
    year: "numeric",
    ...clockOptions,
  });
  const partsOf = (at: Date) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
    return {
      day: part("day"),
      month: part("month").slice(0, 3),
      year: part("year"),
      clock: `${part("hour")}:${part("minute")}`,
    };
  };
  return {
    day: (at) => {
      const { day, month, year } = partsOf(at);
      return `${day}-${month}-${year}`;
    },
    clock: (at) => partsOf(at).clock,
    moment: (at) => {
      const { day, month, year, clock } = partsOf(at);
      return `${month} ${Number(day)}, ${year} ${clock}`;
    },
  };
}

const known = new Map<string, DateFormats>();

/** The product's way to write days and moments on one clock. Kept, because a formatter takes longer to make than to use. */
export function dateFormats(language: Language, timeZone: string): DateFormats {
  const key = `${language} ${timeZone}`;
  const formats = known.get(key) ?? (language === "de" ? germanFormats(timeZone) : englishFormats(timeZone));
  known.set(key, formats);
  return formats;
}
