import { type Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { z } from "zod";

interface JsonSchema {
  readonly type?: string;
  readonly ref?: string;
  readonly example?: unknown;
  /** The owner of the id, if it is not one of ours. */
  readonly outside?: string;
  /** Must be unique, so each sample is the example followed by a number. */
  readonly each?: boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  /** Patterns, where there is more than one. */
  readonly allOf?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
}

/** A field of an input that references a thing: its path and the kind of the thing. */
export interface RefField {
  readonly path: string;
  readonly kind: string;
  readonly required: boolean;
}

/** The matrix cannot know what is right here, which is itself a fault. */
export class NoExpectation extends Error {
  constructor(what: string) {
    super(what);
    this.name = "NoExpectation";
  }
}

type FillRef = (kind: string, path: string) => unknown;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** Cached, because each endpoint is called in dozens of cells. */
export function schemaOf({ input }: Pick<Endpoint, "input">): JsonSchema {
  const schema =
    schemas.get(input) ?? (z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema);
  schemas.set(input, schema);
  return schema;
}

/** The kinds of items with a ref, of a list that may hold several kinds. */
const kindsOfItem = ({ items }: JsonSchema): readonly JsonSchema[] =>
  (items?.anyOf ?? []).filter((kind) => refsOf(kind).length > 0);

function holdsRef(schema: JsonSchema): boolean {
  if (kindsOfItem(schema).length > 0) return true;
  return [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].some(
    (one) => one.ref !== undefined,
  );
}

function refuseBareId(name: string, schema: JsonSchema, path: string): void {
  if (/^ids?$|Ids?$/.test(name) && schema.outside === undefined && !holdsRef(schema))
    throw new NoExpectation(`${path} is an id without a ref`);
}

/** Every ref of an input, at any depth. */
export function refsOf(schema: JsonSchema, path = "", required = true): RefField[] {
  if (schema.ref !== undefined) return [{ path, kind: schema.ref, required }];
  const inside = [
    ...(schema.anyOf ?? []).map((one) => refsOf(one, path, false)),
    ...(schema.items ? [refsOf(schema.items, `${path}[]`, required)] : []),
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => {
      const inner = path === "" ? name : `${path}.${name}`;
      refuseBareId(name, one, inner);
      return refsOf(one, inner, required && (schema.required ?? []).includes(name));
    }),
  ];
  return inside.flat();
}

const dayMs = 24 * 60 * 60 * 1000;
const words =
  "A generated text, long enough for the shortest copy that any network takes, and short enough for all.";
let made = 0;

function text(schema: JsonSchema, path: string): string {
  const soon = new Date(Date.now() + 3 * dayMs).toISOString();
  switch (schema.format) {
    case "date":
      return soon.slice(0, 10);
    case "date-time":
      return soon;
    case "email":
      return "person@company.example";
    case "uri":
      return "https://www.example.com/story";
    case undefined:
      break;
    default:
      throw new NoExpectation(`${path} has the format ${schema.format}, for which there is no sample`);
  }
  if (schema.pattern !== undefined || schema.allOf)
    throw new NoExpectation(`${path} has a pattern and no example`);
  made += 1;
  const sample = `${made} ${words}`.slice(0, schema.maxLength ?? 500).trim();
  if (sample.length < (schema.minLength ?? 0)) throw new NoExpectation(`${path} wants a longer sample`);
  return sample;
}

function number(schema: JsonSchema, path: string): number {
  const least = Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1);
  if (least > (schema.maximum ?? least)) throw new NoExpectation(`${path} has no positive sample`);
  return least;
}

function object(schema: JsonSchema, fill: FillRef, path: string): Record<string, unknown> {
  const { propertyNames, additionalProperties } = schema;
  if (propertyNames?.enum && typeof additionalProperties === "object") {
    const key = String(propertyNames.enum[0]);
    return { [key]: sampleOf(additionalProperties, fill, `${path}.${key}`) };
  }
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name, one]) => (schema.required ?? []).includes(name) || holdsRef(one) || one.example !== undefined,
  );
  return Object.fromEntries(
    wanted.map(([name, one]) => [name, sampleOf(one, fill, path === "" ? name : `${path}.${name}`)]),
  );
}

/** A valid value for a schema. Refs are filled by the caller; a shape without a sample is a fault, never a guess. */
export function sampleOf(schema: JsonSchema, fill: FillRef, path = ""): unknown {
  if (schema.ref !== undefined) return fill(schema.ref, path);
  if (schema.each && typeof schema.example === "string") {
    made += 1;
    return `${schema.example}${made}`;
  }
  // A list takes an address once, so each sample is different.
  if (typeof schema.example === "string" && schema.example.includes("@")) {
    made += 1;
    return `${made}.${schema.example}`;
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const ref = schema.anyOf.find((one) => one.ref !== undefined);
    if (ref) return sampleOf(ref, fill, path);
    const first = schema.anyOf[0];
    return schema.anyOf.some((one) => one.type === "null") || !first ? null : sampleOf(first, fill, path);
  }
  switch (schema.type) {
    case "string":
      return text(schema, path);
    case "integer":
    case "number":
      return number(schema, path);
    case "boolean":
      return false;
    case "array": {
      const { items } = schema;
      // One of each kind, so that every ref is tried.
      const kinds = kindsOfItem(schema);
      if (kinds.length > 0) return kinds.map((kind) => sampleOf(kind, fill, `${path}[]`));
      const count = Math.max(schema.minItems ?? 0, items && refsOf(items).length > 0 ? 1 : 0);
      return items ? Array.from({ length: count }, () => sampleOf(items, fill, `${path}[]`)) : [];
    }
    case "object":
      return object(schema, fill, path);
    default:
      throw new NoExpectation(`${path || "the input"} has a shape for which there is no sample`);
  }
}
