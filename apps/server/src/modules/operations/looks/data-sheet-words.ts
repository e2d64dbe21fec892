import { createHash } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import type { Visibility } from "@polyphon/contract/operations/looks.ts";
import { dataSheet as de } from "@polyphon/i18n/de/operations/data-sheet.server.ts";
import { dataSheet as en } from "@polyphon/i18n/en/operations/data-sheet.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { type SeenLine, seenLines } from "@polyphon/rules/operations/seen-lines.ts";

const texts = { en, de };
const locales = { en: "en-GB", de: "de-DE" } as const;

export interface DataSheet {
  readonly language: Language;
  readonly title: string;
  /** By which it is saved. */
  readonly file: string;
  readonly intro: readonly string[];
  readonly columns: readonly [what: string, who: string, kept: string];
  readonly rows: readonly {
    readonly title: string;
    readonly what: string;
    readonly who: readonly string[];
    readonly kept: string;
  }[];
  readonly outro: readonly string[];
  readonly foot: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the sheet says of a company, in one language. Its version changes with every word of it, and with nothing else. */
export function dataSheetWords(
  company: string,
  { minimum, doings }: Visibility,
  { language, now }: { readonly language: Language; readonly now: Date },
): DataSheet {
  const words = texts[language];
  const list = new Intl.ListFormat(locales[language]);

  function lineOf({ userTypes, sight, namedFor }: SeenLine): string {
    const roles = list.format(userTypes.map((one) => words.roles[one]));
    const reasons = namedFor.map((one) => words.namedFor[one]);
    const how = sight === "named" && reasons.length > 0 ? reasons : [words.sights[sight], ...reasons];
    return fill(words.seenBy, { roles, how: how.join("; ") });
  }

  const values = { planDays: limits.autopilot.logDays, failureDays: limits.login.failuresKeptDays };
  const content = {
    title: words.title,
    intro: [fill(minimum === null ? words.off : words.on, { company, minimum: minimum ?? 0 }), words.account],
    columns: [words.columns.what, words.columns.who, words.columns.kept] as const,
    rows: doings.map(({ doing, by }) => {
      const sides = seenLines(by).filter(({ lines }) => lines.length > 0);
      return {
        title: words.doings[doing].title,
        what: words.doings[doing].what,
        who:
          sides.length === 0
            ? [words.nobody]
            : sides.map(({ side, lines }) => `${words.sides[side]}: ${lines.map(lineOf).join(". ")}`),
        kept: fill(words.doings[doing].kept, values),
      };
    }),
    outro: [fill(words.log, { days: limits.look.keptDays }), words.legal],
  };
  const version = createHash("sha256")
    .update(JSON.stringify(content))
    .digest("hex")
    .slice(0, 6)
    .toUpperCase();
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: "long" }).format(now);
  return {
    ...content,
    language,
    file: capital(words.file),
    foot: fill(words.foot, { company, date, version }),
  };
}
