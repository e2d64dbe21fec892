import type { Node } from "oxc-parser";
import { type Evaluation, numbered, textsOf, Unresolved } from "./evaluate.ts";
import { plainConditions, propertyTexts } from "./list-texts.ts";
import { type Binding, declaredIn, type Scope, type SourceModule } from "./source-module.ts";

/** A statement as written in a file. */
export interface FoundStatement {
  readonly path: string;
  readonly line: number;
  /** Every text it can have. */
  readonly variants: readonly string[];
  /** Why its text cannot be read. */
  readonly unresolved: string | null;
  /** Declared above it: it is put together at run time, on purpose. */
  readonly builtAtRunTime: boolean;
  /** Where its row is asserted: `query<Row>`. */
  readonly row: { readonly start: number; readonly end: number } | null;
  /** Where its values are written out as an array, one for each parameter. */
  readonly values: { readonly end: number } | null;
}

/** A condition or an order of a list, which is SQL over the list's tables. */
export interface ListPart {
  readonly line: number;
  readonly texts: readonly string[];
}

export interface FoundInFile {
  readonly statements: readonly FoundStatement[];
  /** Parts of lists, and what the lists of the file are read from. */
  readonly parts: readonly ListPart[];
  readonly froms: readonly string[];
}

const columnHelpers = new Set(
  "equals among between onDays newestFirst oldestFirst byId textKey orderKey".split(" "),
);

type Call = Node & { type: "CallExpression" };

interface Walk {
  readonly evaluation: Evaluation;
  readonly module: SourceModule;
  readonly statements: FoundStatement[];
  readonly parts: ListPart[];
  readonly froms: Set<string>;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

function attempt(read: () => string[]): Pick<FoundStatement, "variants" | "unresolved"> {
  try {
    return { variants: [...new Set(read().map(numbered))], unresolved: null };
  } catch (error) {
    if (error instanceof Unresolved) return { variants: [], unresolved: error.message };
    throw error;
  }
}

const typeArgument = (node: Call) => {
  const row = node.typeArguments?.params[0];
  return row ? { start: row.start, end: row.end } : null;
};

/** An array without `...`: as many values as it is long. */
function writtenOut(node: Node | undefined): { end: number } | null {
  if (node?.type !== "ArrayExpression") return null;
  return node.elements.some((one) => one === null || one.type === "SpreadElement") ? null : { end: node.end };
}

function queryOf(node: Call, scope: Scope, { evaluation }: Walk) {
  const [first, second] = node.arguments;
  if (!first) return { ...attempt(() => []), values: null };
  if (first.type !== "ObjectExpression")
    return { ...attempt(() => textsOf(first, scope, evaluation)), values: writtenOut(second) };
  const values = first.properties.find(
    (one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === "values",
  );
  return {
    ...attempt(() => propertyTexts(first, "text", scope, evaluation)),
    values: writtenOut(values?.type === "Property" ? values.value : undefined),
  };
}

/** A page of a list as one statement; the parts of its conditions are looked at one by one. */
function listOf(node: Call, scope: Scope, walk: Walk) {
  const list = node.arguments[1];
  const { evaluation } = walk;
  return attempt(() => {
    if (!list) return [];
    const froms = propertyTexts(list, "from", scope, evaluation);
    for (const from of froms) walk.froms.add(from);
    const conditions = ["true", ...plainConditions(list, scope, evaluation)].join(" and ");
    return propertyTexts(list, "select", scope, evaluation).flatMap((select) =>
      froms.map((from) => `select ${select} from ${from} where ${conditions}`),
    );
  });
}

function visitCall(node: Call, scope: Scope, walk: Walk): void {
  const { callee } = node;
  const line = lineOf(walk.module.text, node.start);
  const at = {
    path: walk.module.path,
    line,
    row: typeArgument(node),
    builtAtRunTime: /^\s*\/\/ Built at run time: /.test(walk.module.text.split("\n")[line - 2] ?? ""),
  };
  if (
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "query"
  )
    walk.statements.push({ ...at, ...queryOf(node, scope, walk) });
  if (callee.type !== "Identifier") return;
  if (callee.name === "listPage") walk.statements.push({ ...at, ...listOf(node, scope, walk), values: null });
  if (columnHelpers.has(callee.name)) {
    const columns = callee.name === "newestFirst" || callee.name === "oldestFirst" ? 2 : 1;
    for (const column of node.arguments.slice(0, columns)) {
      const { variants } = attempt(() => textsOf(column, scope, walk.evaluation));
      walk.parts.push({ line: at.line, texts: variants });
    }
  }
}

/** `(bind) => …`: a condition with values. */
function visitCondition(node: Node & { type: "ArrowFunctionExpression" }, scope: Scope, walk: Walk): void {
  const [first] = node.params;
  if (node.params.length !== 1 || first?.type !== "Identifier" || first.name !== "bind") return;
  if (node.body.type === "BlockStatement") return;
  const { body } = node;
  const { variants } = attempt(() => textsOf(body, scope, walk.evaluation));
  walk.parts.push({ line: lineOf(walk.module.text, node.start), texts: variants });
}

function withNames(scope: Scope, names: Iterable<readonly [string, Binding]>): Scope {
  return { module: scope.module, names: new Map(names), outer: scope };
}

function innerScope(node: Node, scope: Scope): Scope {
  switch (node.type) {
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return withNames(
        scope,
        node.params.flatMap((one): [string, Binding][] =>
          namesIn(one).map((name) => [name, { kind: "unknown" }]),
        ),
      );
    case "BlockStatement": {
      const block = withNames(scope, []);
      for (const [name, binding] of declaredIn(node.body, block))
        (block.names as Map<string, Binding>).set(name, binding);
      return block;
    }
    case "ForOfStatement":
      return node.left.type === "VariableDeclaration"
        ? withNames(
            scope,
            node.left.declarations.flatMap(({ id }) =>
              namesIn(id).map((name): [string, Binding] => [name, { kind: "unknown" }]),
            ),
          )
        : scope;
    default:
      return scope;
  }
}

/** The names that a pattern declares. */
function namesIn(node: Node): string[] {
  switch (node.type) {
    case "Identifier":
      return [node.name];
    case "ObjectPattern":
      return node.properties.flatMap((one) => namesIn(one.type === "RestElement" ? one.argument : one.value));
    case "ArrayPattern":
      return node.elements.flatMap((one) => (one ? namesIn(one) : []));
    case "AssignmentPattern":
      return namesIn(node.left);
    case "RestElement":
      return namesIn(node.argument);
    default:
      return [];
  }
}

function visit(node: Node, scope: Scope, walk: Walk): void {
  if (node.type === "CallExpression") visitCall(node, scope, walk);
  const inner = innerScope(node, scope);
  if (node.type === "ArrowFunctionExpression") visitCondition(node, inner, walk);
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (child !== null && typeof child === "object" && "type" in child) visit(child as Node, inner, walk);
}

export function findStatements(module: SourceModule, read: (path: string) => SourceModule): FoundInFile {
  const walk: Walk = { evaluation: { read }, module, statements: [], parts: [], froms: new Set() };
  for (const statement of module.body) visit(statement, module.scope, walk);
  return { statements: walk.statements, parts: walk.parts, froms: [...walk.froms] };
}
