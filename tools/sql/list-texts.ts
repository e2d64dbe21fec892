import type { Node } from "oxc-parser";
import { type Evaluation, propertyOf, Unresolved, valuesOf } from "./evaluate.ts";
import type { Scope } from "./source-module.ts";

/** The texts of a property of an object, written out or put together from others by `...`. */
export function propertyTexts(node: Node, name: string, scope: Scope, evaluation: Evaluation): string[] {
  return valuesOf(node, scope, evaluation).flatMap((value) => {
    if ("text" in value && value.text === "null") return [];
    if (!("node" in value) || value.node.type !== "ObjectExpression") throw new Unresolved("not an object");
    const own = value.node.properties.some(
      (one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === name,
    );
    if (own)
      return propertyOf(value, name, evaluation).map((one) => {
        if ("text" in one) return one.text;
        throw new Unresolved(`${name} is not a text`);
      });
    const spread = value.node.properties.find((one) => one.type === "SpreadElement");
    if (!spread) throw new Unresolved(`no property ${name}`);
    return propertyTexts(spread.argument, name, value.scope, evaluation);
  });
}

/** The fixed conditions of a list, whatever is requested. */
export function plainConditions(list: Node, scope: Scope, evaluation: Evaluation): string[] {
  return valuesOf(list, scope, evaluation).flatMap((value) => {
    if (!("node" in value) || value.node.type !== "ObjectExpression") return [];
    return value.node.properties.flatMap((one) => {
      if (one.type === "SpreadElement") return plainConditions(one.argument, value.scope, evaluation);
      const isWhere = one.key.type === "Identifier" && one.key.name === "where";
      if (!isWhere || one.value.type !== "ArrayExpression") return [];
      return one.value.elements.flatMap((element) =>
        element?.type === "Literal" && typeof element.value === "string" ? [element.value] : [],
      );
    });
  });
}
