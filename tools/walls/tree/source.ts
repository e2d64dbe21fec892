import { parseSync, Visitor } from "oxc-parser";
import type { Node, ParseResult } from "oxc-parser";
import { isTest } from "../places/areas.ts";

export type ImportEdge = { readonly specifier: string; readonly typeOnly: boolean };

export type Source = {
  readonly imports: readonly ImportEdge[];
  readonly onlyReexports: boolean;
  readonly readsEnvironment: boolean;
  readonly readsClockOrChance: boolean;
  readonly computedImport: boolean;
  readonly broken: boolean;
};

const hints = /\bimport\s*\(|import\.meta\.glob|\brequire\b|\bprocess\b/;
const ruleHints = /\bDate\b|\bMath\b|\bTemporal\b|\bperformance\b/;

export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  // Handing the whole syntax tree over costs most of the time, so only files that need it pay for it.
  const needed = hints.test(text) || (path.startsWith("packages/rules/") && ruleHints.test(text));
  const deep = needed
    ? readDeep(parsed, isTest(path))
    : { imports: [], environment: false, clockOrChance: false, computed: false };
  return {
    imports: [...staticEdges(parsed), ...deep.imports],
    onlyReexports: onlyReexports(parsed, text),
    readsEnvironment: deep.environment,
    readsClockOrChance: deep.clockOrChance,
    computedImport: deep.computed,
    broken: parsed.errors.length > 0,
  };
}

function staticEdges({ module }: ParseResult): ImportEdge[] {
  const imports = module.staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap((found) =>
    found.entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType }],
    ),
  );
  return [...imports, ...exports];
}

function onlyReexports({ module, comments }: ParseResult, text: string): boolean {
  if (module.staticExports.length === 0) return false;
  const imported = new Set(
    module.staticImports.flatMap((found) => found.entries.map((entry) => entry.localName.value)),
  );
  const foreign = module.staticExports.every((found) =>
    found.entries.every((entry) => entry.moduleRequest !== null || imported.has(entry.localName.name ?? "")),
  );
  if (!foreign) return false;
  const spans = [...module.staticImports, ...module.staticExports, ...comments].sort(
    (a, b) => b.start - a.start,
  );
  const rest = spans.reduce((left, span) => left.slice(0, span.start) + left.slice(span.end), text);
  return /^[\s;]*$/.test(rest);
}

function readDeep({ program }: ParseResult, test: boolean) {
  const imports: ImportEdge[] = [];
  let [environment, clockOrChance, computed] = [false, false, false];

  const follow = (argument: unknown, typeOnly: boolean) => {
    const specifier = literalOf(argument);
    if (specifier === undefined) computed = true;
    else imports.push({ specifier, typeOnly });
  };

  new Visitor({
    ImportExpression: (node) => follow(node.source, false),
    TSImportType: (node) => follow(node.source, true),
    CallExpression(node) {
      if (nameOf(node.callee) === "require") follow(node.arguments[0], false);
      if (nameOf(node.callee) === "Date") clockOrChance = true;
    },
    NewExpression(node) {
      if (nameOf(node.callee) === "Date" && node.arguments.length === 0) clockOrChance = true;
    },
    MemberExpression(node) {
      const property = node.computed ? literalOf(node.property) : nameOf(node.property);
      if (node.object.type === "MetaProperty" && property === "glob") computed = true;
      const read = `${nameOf(node.object)}.${property ?? "?"}`;
      if (read === "process.env" || read === "process.?") environment = true;
      if (clockOrChanceReads.has(read)) clockOrChance = true;
      // A test may time the rule it calls; the rule itself reads no clock at all.
      if (read === "performance.now" && !test) clockOrChance = true;
    },
    // An alias such as `const { env } = process` walks around the member check.
    VariableDeclarator(node) {
      const name = node.init === null ? undefined : nameOf(node.init);
      if (name === "process") environment = true;
      if (name === "Date" || name === "Math") clockOrChance = true;
    },
  }).visit(program);
  return { imports, environment, clockOrChance, computed };
}

const clockOrChanceReads = new Set(["Date.now", "Date.?", "Math.random", "Math.?", "Temporal.Now"]);

/** The name of `x`, and of `x` in `globalThis.x`. */
function nameOf(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" && nameOf(node.object) === "globalThis"
    ? nameOf(node.property)
    : undefined;
}

function literalOf(node: unknown): string | undefined {
  const value = (node as { value?: unknown } | undefined)?.value;
  return typeof value === "string" ? value : undefined;
}
