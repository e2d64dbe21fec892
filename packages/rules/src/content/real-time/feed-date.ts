/** Offsets that feeds write by name, in minutes. */
const zones: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const germanMonths: Readonly<Record<string, number>> = { mär: 2, mrz: 2, mai: 4, okt: 9, dez: 11 };

const mail =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[\s.-]+(\p{L}{3,})\.?[\s-]+(\d{4}|\d{2})(?:[\sT]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/u;
const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T\s]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?\s*(.*)$/;

/** Minutes before or after universal time; null when the words name no zone that is known. */
function offsetOf(text: string): number | null {
  const words = text.replace(/\(.*\)/, "").trim();
  if (words === "") return 0;
  const numeric = /^(?:GMT|UTC)?([+-])(\d{2}):?(\d{2})?$/i.exec(words);
  if (!numeric) return zones[words.toUpperCase()] ?? null;
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  return numeric[1] === "-" ? -minutes : minutes;
}

function monthOf(name: string): number {
  const start = name.toLowerCase().slice(0, 3);
  const german = germanMonths[start];
  return german ?? months.indexOf(start);
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly rest: readonly (string | undefined)[];
}

function partsOf(text: string): Parts | null {
  const written = iso.exec(text);
  if (written) {
    const [, year, month, day, ...rest] = written;
    return { year: Number(year), month: Number(month) - 1, day: Number(day), rest };
  }
  const posted = mail.exec(text);
  if (!posted) return null;
  const [, day, month = "", shown = "", ...rest] = posted;
  const year = Number(shown) + (shown.length === 2 ? (Number(shown) < 70 ? 2000 : 1900) : 0);
  return { year, month: monthOf(month), day: Number(day), rest };
}

/** A moment as feeds write it: as in mails, as in ISO 8601, with zones by name, without one; null when it is none. */
export function readFeedDate(text: string): Date | null {
  const parts = partsOf(text.trim().slice(0, 100));
  if (!parts) return null;
  const { year, month, day } = parts;
  const [hour = 0, minute = 0, second = 0] = parts.rest.slice(0, 3).map((part) => Number(part ?? 0));
  const offset = offsetOf(parts.rest[3] ?? "");
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const fits =
    month >= 0 && month < 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
  if (!fits || offset === null || year < 1990) return null;
  return new Date(Date.UTC(year, month, day, hour, minute - offset, second));
}
