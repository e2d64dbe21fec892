import { globSync, readFileSync } from "node:fs";
import { type Node, parseSync, Visitor } from "oxc-parser";

export interface ResourceLines {
  readonly name: string;
  readonly contract: number;
  readonly texts: number;
  readonly server: number;
  readonly screens: number;
  readonly all: number;
}

interface Definition {
  readonly file: string;
  readonly identifier: string;
  readonly name: string;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const linesOf = (text: string, { start, end }: Place = { start: 0, end: text.length }): number =>
  text.slice(start, end).trimEnd().split("\n").length;

const read = (file: string) => readFileSync(file, "utf8");
const isTest = (file: string) => file.includes(".test.");

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Every `export const x = resource({ name: … })`; variants made by a function of the module count as its own code. */
function definitionsIn(root: string): Definition[] {
  return globSync(`${root}/packages/contract/src/**/*.resource.ts`)
    .sort()
    .flatMap((file) =>
      [...read(file).matchAll(/export const (\w+) = resource\(\{\s*name: "([^"]+)"/g)].map(
        ([, identifier = "", name = ""]) => ({ file, identifier, name }),
      ),
    );
}

/** The number of lines of each direct property of the one object in a file of texts. */
function textLines(file: string): ReadonlyMap<string, number> {
  const text = read(file);
  const lines = new Map<string, number>();
  for (const statement of parseSync(file, text).program.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
      continue;
    const value = statement.declaration.declarations[0]?.init;
    const object = value?.type === "TSAsExpression" ? value.expression : value;
    if (object?.type !== "ObjectExpression") continue;
    for (const property of object.properties) {
      if (property.type !== "Property") continue;
      const { key } = property;
      const word = key.type === "Literal" ? key.value : key.type === "Identifier" ? key.name : null;
      if (typeof word === "string") lines.set(word, linesOf(text, property));
    }
  }
  return lines;
}

/** In a file that serves several things: the call that serves this one, and the table that is declared for it. */
function servedLines(text: string, file: string, identifier: string): number {
  const { program } = parseSync(file, text);
  const declared = new Map<string, Place>();
  const calls: { place: Place; names: string[] }[] = [];
  new Visitor({
    VariableDeclarator: (node) => {
      if (node.id.type === "Identifier") declared.set(node.id.name, node);
    },
    CallExpression: (node) => {
      const [first, ...rest] = node.arguments;
      if (first?.type !== "Identifier" || first.name !== identifier) return;
      const names = rest.flatMap((one: Node) => (one.type === "Identifier" ? [one.name] : []));
      calls.push({ place: node, names });
    },
  }).visit(program);
  return calls
    .flatMap(({ place, names }) => [place, ...names.flatMap((name) => declared.get(name) ?? [])])
    .reduce((sum, place) => sum + linesOf(text, place), 0);
}

/** What it takes to administer a thing: its definition, its words in both languages, its table and its screens. */
export function countResourceLines(root: string): ResourceLines[] {
  const texts = globSync(`${root}/packages/i18n/src/{en,de}/**/*.admin.ts`).map(textLines);
  const code = (pattern: string) =>
    globSync(`${root}/${pattern}`)
      .filter((file) => !isTest(file))
      .map((file) => [file, read(file)] as const);
  const server = code("apps/server/src/modules/**/*.ts");
  const screens = code("apps/admin/src/features/**/*.{ts,tsx}");
  const definitions = definitionsIn(root);
  return definitions.map(({ file, identifier, name }) => {
    const imports = `/contract/${file.split("/contract/src/")[1]}"`;
    const served = server
      .filter(([, text]) => text.includes(imports))
      .map(([path, text]) => {
        const shared = /serve-\w+\.ts$|\.(module|operations)\.ts$/.test(path);
        return shared ? servedLines(text, path, identifier) : linesOf(text);
      });
    const drawn = screens.filter(([, text]) => text.includes(imports)).map(([, text]) => linesOf(text));
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    const parts = {
      contract: definitions.some((other) => other.file === file && other.name !== name)
        ? Math.round(linesOf(read(file)) / definitions.filter((other) => other.file === file).length)
        : linesOf(read(file)),
      texts: sum(texts.map((lines) => lines.get(name) ?? 0)),
      server: sum(served),
      screens: sum(drawn),
    };
    return { name, ...parts, all: sum(Object.values(parts)) };
  });
}
