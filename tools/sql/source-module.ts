import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { targetResolver } from "../walls/tree/resolve.ts";

/** What a name of a file refers to. */
export type Binding =
  | { readonly kind: "value"; readonly node: Node; readonly scope: Scope }
  | { readonly kind: "import"; readonly path: string; readonly name: string }
  | { readonly kind: "known"; readonly value: Value }
  /** A parameter, a loop's variable: known only when the program runs. */
  | { readonly kind: "unknown" };

/** A text that a statement is put together from, a list of them, or an object or a function as its node. */
export type Value =
  | { readonly text: string }
  | { readonly array: readonly Value[] }
  | { readonly node: Node; readonly scope: Scope };

/** The names that can be seen from a place, from the inside out. */
export interface Scope {
  readonly module: SourceModule;
  readonly names: ReadonlyMap<string, Binding>;
  readonly outer: Scope | null;
}

export interface SourceModule {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly scope: Scope;
}

export function lookUp(scope: Scope, name: string): Binding | null {
  return scope.names.get(name) ?? (scope.outer ? lookUp(scope.outer, name) : null);
}

/** The constants and functions that statements beside each other declare. */
export function declaredIn(statements: readonly Node[], scope: Scope): Map<string, Binding> {
  const names = new Map<string, Binding>();
  for (const statement of statements) {
    const node =
      statement.type === "ExportNamedDeclaration" && statement.declaration
        ? statement.declaration
        : statement;
    if (node.type === "FunctionDeclaration" && node.id)
      names.set(node.id.name, { kind: "value", node, scope });
    if (node.type !== "VariableDeclaration") continue;
    for (const { id, init } of node.declarations)
      for (const [name, value] of init && node.kind === "const" ? takenApart(id, init) : [])
        names.set(name, { kind: "value", node: value, scope });
  }
  return names;
}

/** The names of a declaration with what each refers to: `const { from } = list` declares `list.from`. */
function takenApart(target: Node, value: Node): [string, Node][] {
  switch (target.type) {
    case "Identifier":
      return [[target.name, value]];
    case "ObjectPattern":
      return target.properties.flatMap((one) =>
        one.type === "Property" && one.key.type === "Identifier"
          ? takenApart(one.value, memberOf(value, one.key.name))
          : [],
      );
    case "ArrayPattern":
      return target.elements.flatMap((one, at) => (one ? takenApart(one, memberOf(value, String(at))) : []));
    default:
      return [];
  }
}

function memberOf(object: Node, name: string): Node {
  const { start, end } = object;
  const property = { type: "Identifier", name, start, end };
  return {
    type: "MemberExpression",
    object,
    property,
    computed: false,
    optional: false,
    start,
    end,
  } as unknown as Node;
}

/** Reads each file once. */
export function moduleReader(root: string): (path: string) => SourceModule {
  const resolve = targetResolver(root);
  const known = new Map<string, SourceModule>();

  function read(path: string): SourceModule {
    const text = readFileSync(join(root, path), "utf8");
    const { program, module } = parseSync(path, text);
    const names = new Map<string, Binding>();
    const scope: { module: SourceModule; names: Map<string, Binding>; outer: null } = {
      module: { path, text, body: program.body, scope: null as unknown as Scope },
      names,
      outer: null,
    };
    (scope.module as { scope: Scope }).scope = scope;
    for (const found of module.staticImports)
      for (const { importName, localName } of found.entries) {
        const target = resolve(path, found.moduleRequest.value);
        const name = importName.name ?? localName.value;
        if (target.to === "file") names.set(localName.value, { kind: "import", path: target.path, name });
      }
    for (const [name, binding] of declaredIn(program.body, scope)) names.set(name, binding);
    return scope.module;
  }
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}
