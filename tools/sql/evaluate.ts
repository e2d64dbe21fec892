import type { Node } from "oxc-parser";
import {
  type Binding,
  declaredIn,
  lookUp,
  type Scope,
  type SourceModule,
  type Value,
} from "./source-module.ts";

/** A value whose text is not known before the program runs. */
export class Unresolved extends Error {}

const mostVariants = 24;

export interface Evaluation {
  readonly read: (path: string) => SourceModule;
}

/** Placeholder for a value that is bound at run time, until the whole text is known. */
const boundValue = "\u0001";

/** Bound values become the parameters behind those that the text numbers itself. */
export function numbered(text: string): string {
  let last = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return text.replaceAll(boundValue, () => {
    last += 1;
    return `$${last}`;
  });
}

/** Functions that put a value into a statement, by the names that the stores give them. */
const binders = new Set(["bind", "place", "put"]);

function unwrapped(node: Node): Node {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return unwrapped(node.expression);
    case "AwaitExpression":
      return unwrapped(node.argument);
    default:
      return node;
  }
}

/** Everything a name can refer to. */
function valuesOfName(name: string, scope: Scope, evaluation: Evaluation): Value[] {
  const binding = lookUp(scope, name);
  if (!binding || binding.kind === "unknown") throw new Unresolved(`${name} is not a constant`);
  return valuesOfBinding(binding, evaluation);
}

function valuesOfBinding(binding: Binding, evaluation: Evaluation): Value[] {
  switch (binding.kind) {
    case "unknown":
      throw new Unresolved("a value that is known only at run time");
    case "import": {
      const { scope } = evaluation.read(binding.path);
      const there = scope.names.get(binding.name);
      if (!there) throw new Unresolved(`${binding.path} does not declare ${binding.name}`);
      return valuesOfBinding(there, evaluation);
    }
    case "value":
      return valuesOf(binding.node, binding.scope, evaluation);
    case "known":
      return [binding.value];
  }
}

export function propertyOf(value: Value, name: string | null, evaluation: Evaluation): Value[] {
  if ("array" in value) {
    const found = value.array[Number(name)];
    if (!found) throw new Unresolved(`no element ${name}`);
    return [found];
  }
  if (!("node" in value) || value.node.type !== "ObjectExpression")
    throw new Unresolved("not an object that is written out");
  const { scope } = value;
  const found = value.node.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const key =
      property.key.type === "Identifier"
        ? property.key.name
        : String((property.key as { value?: unknown }).value);
    return name === null || key === name ? valuesOf(property.value, scope, evaluation) : [];
  });
  if (found.length === 0) throw new Unresolved(`no property ${name}`);
  return found;
}

/** Everything that statements return, on any path. */
function returnsOf(statements: readonly Node[]): Node[] {
  return statements.flatMap((statement) => {
    switch (statement.type) {
      case "ReturnStatement":
        return statement.argument ?? [];
      case "BlockStatement":
        return returnsOf(statement.body);
      case "IfStatement":
        return returnsOf([statement.consequent, ...(statement.alternate ? [statement.alternate] : [])]);
      case "SwitchStatement":
        return statement.cases.flatMap(({ consequent }) => returnsOf(consequent));
      default:
        return [];
    }
  });
}

/** A list's element, taken apart into the names of a parameter. */
function named(parameter: Node, value: Value): [string, Binding][] {
  if (parameter.type === "Identifier") return [[parameter.name, { kind: "known", value }]];
  if (parameter.type !== "ArrayPattern" || !("array" in value)) return [];
  return parameter.elements.flatMap((one, at) => {
    const part = value.array[at];
    return one && part ? named(one, part) : [];
  });
}

/** What a function returns, with its parameters replaced by the arguments. */
function valuesOfCall(
  callee: Value,
  given: readonly (Binding | undefined)[],
  evaluation: Evaluation,
): Value[] {
  if (!("node" in callee)) throw new Unresolved("a call of something else than a function");
  const { node } = callee;
  if (node.type !== "ArrowFunctionExpression" && node.type !== "FunctionDeclaration")
    throw new Unresolved("a call of something else than a function");
  const names = new Map<string, Binding>();
  node.params.forEach((parameter, at) => {
    const argument = given[at] ?? { kind: "unknown" };
    if (parameter.type === "Identifier") names.set(parameter.name, argument);
    else if (argument.kind === "known")
      for (const [name, binding] of named(parameter, argument.value)) names.set(name, binding);
  });
  const inner: Scope = { module: callee.scope.module, names, outer: callee.scope };
  if (!node.body) throw new Unresolved("a function without a body");
  if (node.body.type !== "BlockStatement") return valuesOf(node.body, inner, evaluation);
  const block: Scope = { module: inner.module, names: new Map(), outer: inner };
  for (const [name, binding] of declaredIn(node.body.body, block))
    (block.names as Map<string, Binding>).set(name, binding);
  const returned = returnsOf(node.body.body).flatMap((one) => valuesOf(one, block, evaluation));
  if (returned.length === 0) throw new Unresolved("a function that gives nothing back");
  return returned;
}

function joined(value: Value, separator: string): string {
  if ("array" in value) return value.array.map((one) => joined(one, separator)).join(separator);
  if ("text" in value) return value.text;
  throw new Unresolved("a list of something else than texts");
}

function valuesOfMethod(
  node: Node & { type: "CallExpression" },
  scope: Scope,
  evaluation: Evaluation,
): Value[] {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier")
    throw new Unresolved("a call that cannot be read");
  const method = callee.property.name;
  if (callee.object.type === "Identifier" && callee.object.name === "Math") return [{ text: "1" }];
  if (method === "join") {
    const [separator] = node.arguments[0] ? textsOf(node.arguments[0], scope, evaluation) : [","];
    return valuesOf(callee.object, scope, evaluation).map((list) => ({
      text: joined(list, separator ?? ","),
    }));
  }
  const [change] = node.arguments;
  if ((method === "map" || method === "flatMap") && change) {
    const [changed] = valuesOf(change, scope, evaluation);
    return valuesOf(callee.object, scope, evaluation).map((list) => {
      if (!("array" in list) || !changed) throw new Unresolved("a list that is not written out");
      const all = list.array.flatMap((value) =>
        valuesOfCall(changed, [{ kind: "known", value }], evaluation),
      );
      return { array: method === "map" ? all : all.flatMap((one) => ("array" in one ? one.array : [one])) };
    });
  }
  throw new Unresolved(`a call of .${method}()`);
}

function valuesOfTemplate(
  node: Node & { type: "TemplateLiteral" },
  scope: Scope,
  evaluation: Evaluation,
): Value[] {
  let texts = [""];
  node.quasis.forEach((quasi, at) => {
    texts = texts.map((text) => text + (quasi.value.cooked ?? ""));
    const expression = node.expressions[at];
    if (!expression) return;
    const found = textsOf(expression, scope, evaluation);
    texts = texts.flatMap((text) => found.map((one) => text + one));
    if (texts.length > mostVariants) throw new Unresolved(`more than ${mostVariants} variants`);
  });
  return texts.map((text) => ({ text }));
}

/** What an element of a list refers to; `...list` for all of its own. */
function elementsOf(node: Node, scope: Scope, evaluation: Evaluation): readonly Value[] {
  if (node.type !== "SpreadElement") return valuesOf(node, scope, evaluation);
  return valuesOf(node.argument, scope, evaluation).flatMap((list) => {
    if ("array" in list) return list.array;
    throw new Unresolved("a list that is not written out");
  });
}

export function valuesOf(given: Node, scope: Scope, evaluation: Evaluation): Value[] {
  const node = unwrapped(given);
  switch (node.type) {
    case "Literal":
      return [{ text: String(node.value) }];
    case "TemplateLiteral":
      return valuesOfTemplate(node, scope, evaluation);
    case "TaggedTemplateExpression":
      return valuesOfTemplate(node.quasi, scope, evaluation);
    case "Identifier":
      return valuesOfName(node.name, scope, evaluation);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap((one) => valuesOf(one, scope, evaluation));
    case "LogicalExpression":
      return [node.left, node.right].flatMap((one) => valuesOf(one, scope, evaluation));
    case "BinaryExpression": {
      const [left] = textsOf(node.left, scope, evaluation);
      const [right] = textsOf(node.right, scope, evaluation);
      if (node.operator !== "+") throw new Unresolved(`the operator ${node.operator}`);
      const [one, other] = [Number(left), Number(right)];
      return [{ text: Number.isNaN(one + other) ? `${left}${right}` : String(one + other) }];
    }
    case "ArrayExpression":
      return [{ array: node.elements.flatMap((one) => (one ? elementsOf(one, scope, evaluation) : [])) }];
    case "MemberExpression": {
      const name = !node.computed && node.property.type === "Identifier" ? node.property.name : null;
      return valuesOf(node.object, scope, evaluation).flatMap((one) =>
        "text" in one && one.text === "null" ? [] : propertyOf(one, name, evaluation),
      );
    }
    case "CallExpression": {
      const { callee } = node;
      if (callee.type !== "Identifier") return valuesOfMethod(node, scope, evaluation);
      const known = lookUp(scope, callee.name);
      if (binders.has(callee.name) && known?.kind !== "import") return [{ text: boundValue }];
      return valuesOfName(callee.name, scope, evaluation).flatMap((one) =>
        valuesOfCall(
          one,
          node.arguments.map((argument) => ({ kind: "value", node: argument, scope })),
          evaluation,
        ),
      );
    }
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
    case "ObjectExpression":
      return [{ node, scope }];
    default:
      throw new Unresolved(`${node.type} cannot be read`);
  }
}

/** Every text that an expression can be. */
export function textsOf(node: Node, scope: Scope, evaluation: Evaluation): string[] {
  return valuesOf(node, scope, evaluation).map((value) => {
    if ("text" in value) return value.text;
    throw new Unresolved("not a text");
  });
}
