export type FoundUrl = { readonly start: number; readonly end: number; readonly url: string };

/** Endings that X treats as an address even without a scheme; `example` and `test` stand for real ones here. */
const endings =
  "com|net|org|info|biz|edu|gov|io|ai|co|me|tv|ly|gg|dev|app|news|blog|shop|online|site|tech|energy|eu|de|at|ch|uk|fr|it|es|nl|be|pl|se|no|dk|fi|us|ca|example|test";
const letters = String.raw`\p{L}\p{M}\p{N}`;
const label = `[${letters}](?:[${letters}_-]{0,61}[${letters}])?`;
const host = String.raw`(?:${label}\.)+(?:${endings}|xn--[a-z0-9-]+)(?![${letters}@])`;
/** The hosts of a development machine stand for hosts that X would know. */
const localHost = String.raw`(?:localhost|127\.0\.0\.1)(?![${letters}.])`;

const general = String.raw`[${letters}!*';:=+,.$/%#\[\]\-–_~@|&]`;
const ending = String.raw`[${letters}+\-=_#/]`;
const bracketed = String.raw`\([${letters}!*';:=+,.$/%#\[\]\-–_~@|&]*\)`;
const path = String.raw`\/(?:(?:${general}|${bracketed})*(?:${ending}|${bracketed}))?`;
const query = String.raw`\?(?:[${letters}!?*'@();:&=+$/%#\[\]\-_.,~|]*[${letters}\-_&=#/])`;
const tail = String.raw`(?::\d{1,5})?(?:${path})?(?:${query})?`;

const addresses = new RegExp(
  String.raw`(?<![${letters}@＠$#＃\u202A-\u202E])(?:https?:\/\/(?:${host}|${localHost})|(?<![-_./])${host})${tail}`,
  "giu",
);

/** The addresses that X would wrap in t.co, in order. */
export function urlsIn(text: string): FoundUrl[] {
  if (!/\.|localhost/i.test(text)) return [];
  return [...text.matchAll(addresses)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    url: found[0],
  }));
}
