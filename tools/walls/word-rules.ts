import { parseSync, Visitor } from "oxc-parser";

/** Words that meant something to nobody but this code, and what to say instead. See docs/words.md. */
const refusedWords: ReadonlyMap<string, string> = new Map([
  ["wish", "filter, input or request"],
  ["wishes", "filters, inputs or requests"],
  ["desk", "back office, workspace, list, lookup or fixture"],
  ["desks", "back office, workspace, list, lookup or fixture"],
  ["ground", "context, or background where it is a colour"],
  ["grounds", "contexts, or backgrounds where they are colours"],
  ["house", "company, owner or ownership"],
  ["houses", "companies"],
  ["crowd", "users"],
  ["scene", "fixture or state"],
  ["scenes", "fixtures or states"],
  ["stage", "setup"],
  ["backstage", "control"],
  ["played", "simulated"],
  ["said", "feedback, message or text"],
  ["told", "notified or shown"],
]);

const refusedBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^(reached|met)(?=[A-Z])/, "loadAccessible… or requireAccessible…"],
  [/^tell(?=[A-Z]|$)/, "notify…"],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Most files say none of them, and are not worth a syntax tree. */
const hint = new RegExp(
  [...refusedWords.keys()].map((word) => `(?<![a-z])${word}(?![a-z])|${capital(word)}(?![a-z])`).join("|") +
    "|\\b(?:reached|met|tell)(?:[A-Z]|\\b)",
);

/** Codes and columns have underscores: they are stored, and a name alone is no reason to rewrite rows. */
function insteadOf(name: string): string | undefined {
  if (name.includes("_")) return undefined;
  const beginning = refusedBeginnings.find(([pattern]) => pattern.test(name));
  if (beginning) return beginning[1];
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.map((part) => refusedWords.get(part.toLowerCase())).find((instead) => instead !== undefined);
}

function namesIn(path: string, text: string): Set<string> {
  const names = new Set<string>();
  const keep = (node: { readonly name: string }) => {
    names.add(node.name);
  };
  new Visitor({ Identifier: keep, JSXIdentifier: keep, PrivateIdentifier: keep }).visit(
    parseSync(path, text).program,
  );
  return names;
}

/** Identifiers and file names speak the words of the field. */
export function wordComplaints(path: string, text: string): string[] {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const spoken = [...file.split(/[-.]/), ...(hint.test(text) ? namesIn(path, text) : [])];
  return [...new Set(spoken)].flatMap((name) => {
    const instead = insteadOf(name);
    return instead === undefined ? [] : [`${name}: say ${instead}`];
  });
}
