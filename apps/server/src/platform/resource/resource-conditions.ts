import { Refusal } from "../operation/refusal.ts";
import { readCursor } from "../page/cursor.ts";
import type { KeptField } from "./resource-table.ts";
import type { ServedResource } from "./served-resource.ts";

export type Place = (value: unknown) => string;
export type Input = Readonly<Record<string, unknown>>;

export interface Caller {
  readonly companyId: number | null;
}

/** The rows a caller's list is made of: those of the own house, where there are houses. */
function ownHouse(resource: ServedResource, actor: Caller, place: Place): string[] {
  if (resource.houses === "none") return [];
  return [
    actor.companyId === null ? "kept.company_id is null" : `kept.company_id = ${place(actor.companyId)}`,
  ];
}

function searched(resource: ServedResource, wanted: string, place: Place): string[] {
  if (wanted === "" || resource.searchIn.length === 0) return [];
  const pattern = place(`%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return [`(${resource.searchIn.map(({ value }) => `${value}::text ilike ${pattern}`).join(" or ")})`];
}

function filtered({ name, field, value, link }: KeptField, input: Input, place: Place): string[] {
  const wanted = input[name];
  switch (field.kind) {
    case "switch":
      return typeof wanted === "boolean" ? [`${value} = ${place(wanted)}`] : [];
    case "choice":
      return Array.isArray(wanted) ? [`${value}::text = any(${place(wanted)})`] : [];
    case "choices":
      return Array.isArray(wanted) ? [`${value}::text[] && ${place(wanted)}::text[]`] : [];
    case "reference":
      return Array.isArray(wanted) ? [`${value} = any(${place(wanted)})`] : [];
    case "references":
      if (!Array.isArray(wanted) || !link) return [];
      return [
        `exists (select 1 from ${link.table} where ${link.from} = kept.id and ${link.to} = any(${place(wanted)}))`,
      ];
    case "date":
    case "dateTime": {
      const [from, to] = [input[`${name}From`], input[`${name}To`]];
      const day = field.kind === "date" ? "date" : "timestamptz";
      return [
        ...(typeof from === "string" ? [`${value} >= ${place(from)}::${day}`] : []),
        ...(typeof to === "string" ? [`${value} < ${place(to)}::${day} + interval '1 day'`] : []),
      ];
    }
    default:
      return [];
  }
}

/** What the caller's words narrow a list to. */
export function conditions(resource: ServedResource, actor: Caller, input: Input, place: Place): string[] {
  const search = typeof input["search"] === "string" ? input["search"].trim() : "";
  return [
    ...ownHouse(resource, actor, place),
    ...searched(resource, search, place),
    ...resource.fields.flatMap((field) => filtered(field, input, place)),
  ];
}

export interface Order {
  readonly by: string;
  /** The same value as words, for the cursor. */
  readonly word: string;
  readonly type: "text" | "numeric" | "date" | "timestamptz" | "boolean";
  readonly descending: boolean;
}

const types: Readonly<Partial<Record<KeptField["field"]["kind"], Order["type"]>>> = {
  number: "numeric",
  date: "date",
  dateTime: "timestamptz",
  switch: "boolean",
};
/** Where an empty value stands: behind all others. */
const last: Readonly<Record<Order["type"], string>> = {
  text: "''",
  numeric: "9223372036854775807",
  date: "'infinity'",
  timestamptz: "'infinity'",
  boolean: "true",
};

/** The order asked for, or the resource's own. */
export function orderOf(resource: ServedResource, input: Input): Order {
  const wanted = typeof input["sort"] === "string" ? input["sort"] : resource.sortBy;
  const { field, value } = resource.fieldOf(wanted.replace(/^-/, ""));
  const type = types[field.kind] ?? "text";
  const bare = field.schema.safeParse(null).success ? `coalesce(${value}, ${last[type]})` : value;
  // The order people expect of names: case and accents come second.
  const by = type === "text" ? `${bare}::text collate "und-x-icu"` : bare;
  return { by, word: `(${bare})::text`, type, descending: wanted.startsWith("-") };
}

/** Only what this order wrote into its cursor comes back as a place in it. */
function fits(word: string, type: Order["type"]): boolean {
  switch (type) {
    case "text":
      return true;
    case "numeric":
      return /^-?\d+(?:\.\d+)?$/.test(word);
    case "boolean":
      return word === "true" || word === "false";
    case "date":
    case "timestamptz":
      return (
        word === "infinity" || /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}(?:\.\d+)?[+-]\d{2})?$/.test(word)
      );
  }
}

export function behindCursor(order: Order, after: unknown, place: Place): string[] {
  const parts = readCursor(typeof after === "string" ? after : undefined, ["string", "number"]);
  if (!parts) return [];
  const [word, id] = parts;
  if (!fits(String(word), order.type))
    throw new Refusal("validation", {}, [{ field: "after", error: "not_found", values: {} }]);
  const sign = order.descending ? "<" : ">";
  return [`(${order.by}, kept.id) ${sign} (${place(word)}::${order.type}, ${place(id)})`];
}
