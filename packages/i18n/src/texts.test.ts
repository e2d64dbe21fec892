import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "./kit/languages.ts";

/** Texts that the specification prescribes to the letter, and what they break. */
const prescribed = new Set(["You can't move user to same domain!"]);

const words = {
  en: [
    /\b(go|goes|going|went|gone) out\b/i,
    /\banymore\b/i,
    /\bprograms?\b/i,
    /\p{L} …/u,
    /\}\} %/,
    /\b(colors?|center|favorites?|behavior|canceled|organiz\w+|recogniz\w+)\b/i,
  ],
  de: [
    /\bTeilung(en)?\b/,
    /\bbraucht Sie\b/i,
    /nach sich selbst/i,
    /\bIhre Administration\b/,
    /\bdienstlich/i,
    /\p{L}…/u,
    /\}\}%/,
  ],
} satisfies Record<Language, RegExp[]>;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** What no text of either language may hold, by the name under which a failure shows it. */
function faultsOf(text: string, language: Language): string[] {
  const [opening, closing, foreign] = language === "en" ? ["“", "”", "„"] : ["„", "“", "”"];
  const readable = text.replaceAll(/\]\([^)]+\)/g, "]");
  const refused = words[language].find((word) => word.test(readable));
  return [
    ...(text === text.trim() ? [] : ["a blank at an end"]),
    ...(text.includes("  ") ? ["two blanks"] : []),
    ...(text.includes("...") ? ["three dots for …"] : []),
    ...(/["'`]/.test(text) ? ["straight quotes"] : []),
    ...(count(text, opening) === count(text, closing) && !text.includes(foreign)
      ? []
      : ["quotes of another language"]),
    ...(refused === undefined ? [] : [`the word ${refused.source}`]),
  ];
}

/** The placeholders and tags of a text. A form for none or one may spell its number. */
function slotsOf(key: string, text: string): string[] {
  const slots = new Set(text.match(/\{\{\w+\}\}|<\/?\w+>|\]\([^)]+\)/g));
  if (/_(zero|one)$/.test(key)) slots.delete("{{count}}");
  return [...slots].toSorted();
}

function faultsOfPair(key: string, en: string, de: string): string[] {
  const long =
    en
      .replaceAll(/\{\{\w+\}\}/g, "")
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length > 3;
  return [
    ...(slotsOf(key, en).join() === slotsOf(key, de).join() ? [] : ["other placeholders"]),
    ...(long && en === de ? ["not translated"] : []),
  ];
}

function collect(texts: unknown, key: string, into: Map<string, string>): void {
  if (typeof texts === "string") into.set(key, texts);
  else if (typeof texts === "object" && texts !== null)
    for (const [name, inner] of Object.entries(texts)) collect(inner, `${key}.${name}`, into);
}

/** Every text of a language by file and key. Emoji names are words to search by, not sentences. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const folder = new URL(`${language}/`, import.meta.url);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || /\.chunk\.ts$|emoji/.test(file)) continue;
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const exported of Object.values(module)) collect(exported, file, texts);
  }
  return texts;
}

describe("the texts of both languages", () => {
  test.each(languages)(
    "in %s have clean blanks, typographic signs and the words that were chosen",
    async (language) => {
      const texts = await textsOf(language);
      expect(texts.size).toBeGreaterThan(2000);
      const faults = [...texts].flatMap(([key, text]) =>
        prescribed.has(text) ? [] : faultsOf(text, language).map((fault) => `${key}: ${fault}: ${text}`),
      );
      expect(faults).toEqual([]);
    },
  );

  test("have the same placeholders and tags, and nothing longer than three words is left in English", async () => {
    const [en, de] = [await textsOf("en"), await textsOf("de")];
    expect([...de.keys()].filter((key) => !en.has(key))).toEqual([]);
    const faults = [...de].flatMap(([key, text]) =>
      faultsOfPair(key, en.get(key) ?? "", text).map((fault) => `${key}: ${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  test("hold each prescribed text, so that no exception outlives it", async () => {
    const texts = new Set((await textsOf("en")).values());
    expect([...prescribed].filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe("what is refused in a text", () => {
  test.each([
    ["en", " Share", "a blank at an end"],
    ["en", "Share ", "a blank at an end"],
    ["de", "Beitrag  teilen", "two blanks"],
    ["de", "Wird geladen ...", "three dots for …"],
    ["en", "You can't share", "straight quotes"],
    ["de", 'Mit "Teilen" geht es', "straight quotes"],
    ["de", "Mit “Teilen” geht es", "quotes of another language"],
    ["en", "Press „Share“", "quotes of another language"],
    ["de", "Ihre Teilungen", "the word"],
    ["de", "LinkedIn braucht Sie morgen", "the word"],
    ["en", "When it goes out", "the word"],
    ["en", "Loading …", "the word"],
    ["de", "Wird geladen…", "the word"],
    ["en", "Your favorite colors", "the word"],
  ] as const)("in %s: %j has %s", (language, text, fault) => {
    expect(faultsOf(text, language)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ["de", "Mitteilungen aus der Abteilung: „{{title}}“ – wird geladen …"],
    ["en", "You’ve shared “{{title}}”…"],
    ["en", "See the [help centre](/help-center)."],
  ] as const)("but in %s not: %j", (language, text) => {
    expect(faultsOf(text, language)).toEqual([]);
  });

  test("a placeholder, tag or link of one language only, and a sentence left in English", () => {
    expect(faultsOfPair("a", "By {{name}}", "Von {{who}}")).toEqual(["other placeholders"]);
    expect(faultsOfPair("a", "<b>{{name}}</b>", "{{name}}")).toEqual(["other placeholders"]);
    expect(faultsOfPair("a", "[Help](/help)", "[Hilfe](/hilfe)")).toEqual(["other placeholders"]);
    expect(faultsOfPair("a_one", "One of {{all}}", "{{count}} von {{all}}")).toEqual([]);
    expect(faultsOfPair("a_other", "Some of {{all}}", "{{count}} von {{all}}")).toEqual([
      "other placeholders",
    ]);
    expect(faultsOfPair("a", "Choose a post first", "Choose a post first")).toEqual(["not translated"]);
    expect(faultsOfPair("a", "Call to Action", "Call to Action")).toEqual([]);
  });
});
