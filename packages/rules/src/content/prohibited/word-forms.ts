import { findProhibited, prepareProhibited } from "./prohibited.ts";

interface WordForms {
  /** Would be found in a text as well. */
  readonly caught: readonly string[];
  /** Looks alike and would pass. */
  readonly free: readonly string[];
}

const umlauts: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
];

/** The same word as other people write it. */
function spellingsOf(word: string): string[] {
  const spelled = umlauts.reduce((text, [sign, letters]) => text.replaceAll(sign, letters), word);
  return [word.toUpperCase(), spelled, `${word}'s`, `${word}-`];
}

/** The most common English and German endings; not every form is a real one for every word. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:s|x|z|ch|sh)$/u, ["es", "e", "en"]],
  [/e$/u, ["n", "s"]],
  [/(?:er|el|en)$/u, ["s", "n"]],
  [/[aiouyäöü]$/u, ["s"]],
  [/(?:ing|ung)$/u, ["s", "en"]],
];
const usualEndings = ["s", "e", "en", "er"];

function inflectionsOf(word: string): string[] {
  if (/[^aeiouäöü]y$/u.test(word)) return [`${word.slice(0, -1)}ies`];
  const [, hung = usualEndings] = endings.find(([end]) => end.test(word)) ?? [];
  // A German noun begins with a capital letter and takes no -ing.
  const verbal = hung === usualEndings && word === word.toLowerCase() ? ["ed", "ing"] : [];
  return [...hung, ...verbal].map((ending) => `${word}${ending}`);
}

/**
 * Forms of a prohibited word, sorted by whether the list would match them. Prohibited words match whole words, so an
 * inflected form passes unless it is listed itself; whoever maintains the list should see that.
 */
export function wordForms(written: string): WordForms {
  const word = written.trim();
  if (!/\p{L}{3,}$/u.test(word)) return { caught: [], free: [] };
  const list = prepareProhibited({ words: [word], emails: [], hashtags: [] });
  const forms = [...new Set([...spellingsOf(word), ...inflectionsOf(word)])].filter((form) => form !== word);
  const found = new Set(forms.filter((form) => findProhibited(list, form) !== null));
  return { caught: [...found], free: forms.filter((form) => !found.has(form)) };
}
