import { type Mark, markOf } from "@polyphon/contract/kit/about.ts";
import type { z } from "zod";

/** Where an answer has marks: only the ways that lead to one, so that a walk costs nothing elsewhere. */
export type Places =
  | { readonly kind: "object"; readonly row: boolean; readonly fields: readonly Field[] }
  | { readonly kind: "items"; readonly of: Places };

export interface Field {
  readonly name: string;
  readonly mark: Mark | undefined;
  readonly inside: Places | null;
}

type Def =
  | { readonly type: "object"; readonly shape: Readonly<Record<string, z.ZodType>> }
  | { readonly type: "array"; readonly element: z.ZodType }
  | { readonly type: "union"; readonly options: readonly z.ZodType[] }
  | { readonly type: "record"; readonly valueType: z.ZodType }
  | { readonly type: "other"; readonly innerType?: z.ZodType; readonly out?: z.ZodType };

/** The schema under what wraps it, with the first mark on the way. */
function unwrap(schema: z.ZodType): { readonly schema: z.ZodType; readonly mark: Mark | undefined } {
  const mark = markOf(schema);
  const def = schema.def as unknown as Def;
  if (def.type === "object" || def.type === "array" || def.type === "union" || def.type === "record")
    return { schema, mark };
  const inner = def.innerType ?? def.out;
  if (inner === undefined) return { schema, mark };
  const below = unwrap(inner);
  return { schema: below.schema, mark: mark ?? below.mark };
}

export function markedPlaces(wrapped: z.ZodType): Places | null {
  const { schema, mark } = unwrap(wrapped);
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape).flatMap(([name, field]): Field[] => {
        const own = unwrap(field).mark;
        const inside = own === undefined || own.kind === "row" ? markedPlaces(field) : null;
        return (own !== undefined && own.kind !== "row") || inside
          ? [{ name, mark: own?.kind === "row" ? undefined : own, inside }]
          : [];
      });
      const row = mark?.kind === "row";
      return row || fields.length > 0 ? { kind: "object", row, fields } : null;
    }
    case "array": {
      const of = markedPlaces(def.element);
      return of && { kind: "items", of };
    }
    // No answer marks a part of one kind of thing and not of another: a part that could be lost here is refused.
    case "union":
      if (def.options.some((one) => markedPlaces(one))) throw new Error("a marked part inside a union");
      return null;
    case "record":
      if (markedPlaces(def.valueType)) throw new Error("a marked part inside a record");
      return null;
    default:
      return null;
  }
}
