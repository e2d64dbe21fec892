import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../db/transaction.ts";
import { among, type Condition, contains, equals, onDays } from "../list/condition.ts";
import type { CursorType } from "../list/cursor.ts";
import { type Count, countRows, type ListRows, listPage, type Page, pickRows } from "../list/list.ts";
import type { ListOrder } from "../list/list-order.ts";
import { Refusal } from "../operation/refusal.ts";
import type { KeptField } from "./resource-table.ts";
import type { ServedResource } from "./served-resource.ts";

export type Input = Readonly<Record<string, unknown>>;

export interface Caller {
  readonly companyId: number | null;
}

export type StoredRow = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>;

const listOf = (wanted: unknown) => (Array.isArray(wanted) ? wanted : null);

function filtered({ name, field, value, link }: KeptField, input: Input): Condition[] {
  const wanted = input[name];
  const values = listOf(wanted);
  switch (field.kind) {
    case "switch":
      return [equals(value, typeof wanted === "boolean" ? wanted : null)];
    case "choice":
      return [among(`${value}::text`, values)];
    case "choices":
      return [values && ((bind) => `${value}::text[] && ${bind(values)}::text[]`)];
    case "reference":
      return [values && ((bind) => `${value} = any(${bind(values)})`)];
    case "references":
      return [
        values &&
          link &&
          ((bind) =>
            `exists (select 1 from ${link.table} where ${link.from} = kept.id and ${link.to} = any(${bind(values)}))`),
      ];
    case "date":
      return onDays(value, "date", input[`${name}From`], input[`${name}To`]);
    case "dateTime":
      return onDays(value, "timestamptz", input[`${name}From`], input[`${name}To`]);
    default:
      return [];
  }
}

/** The rows of a caller's list, filtered by the input. */
function rowsOf(resource: ServedResource, caller: Caller, input: Input): ListRows {
  const search = typeof input["search"] === "string" ? input["search"].trim() : "";
  const own =
    caller.companyId === null ? "kept.company_id is null" : equals("kept.company_id", caller.companyId);
  return {
    from: `${resource.table} kept`,
    where: [
      resource.hasOwners ? own : null,
      contains(
        resource.searchIn.map(({ value }) => `${value}::text`),
        search,
      ),
      ...resource.fields.flatMap((field) => filtered(field, input)),
    ],
  };
}

const types: Readonly<Partial<Record<KeptField["field"]["kind"], CursorType>>> = {
  number: "numeric",
  date: "date",
  dateTime: "timestamptz",
  switch: "boolean",
};
/** The stand-in for an empty value, which sorts behind all others. */
const last: Readonly<Partial<Record<CursorType, string>>> = {
  text: "''",
  numeric: "9223372036854775807",
  date: "'infinity'",
  timestamptz: "'infinity'",
  boolean: "true",
};

/** The requested order, or the resource's own. */
function orderOf(resource: ServedResource, input: Input): ListOrder {
  const wanted = typeof input["sort"] === "string" ? input["sort"] : resource.sortBy;
  const { field, value } = resource.fieldOf(wanted.replace(/^-/, ""));
  const type = types[field.kind] ?? "text";
  const filled = field.schema.safeParse(null).success ? `coalesce(${value}, ${last[type] ?? "''"})` : value;
  // The order people expect of names: case and accents come second.
  const sql = type === "text" ? `${filled}::text collate "und-x-icu"` : filled;
  return {
    keys: [
      [sql, type],
      ["kept.id", "bigint"],
    ],
    descending: wanted.startsWith("-"),
  };
}

export function listStored(
  tx: Tx,
  resource: ServedResource,
  caller: Caller,
  input: Input,
  limit: number,
): Promise<Page<StoredRow>> {
  const { select } = resource;
  const order = orderOf(resource, input);
  const after = typeof input["after"] === "string" ? input["after"] : undefined;
  return listPage<StoredRow>(tx, { select, ...rowsOf(resource, caller, input), order }, { after, limit });
}

export function countStored(tx: Tx, resource: ServedResource, caller: Caller, input: Input): Promise<Count> {
  return countRows(tx, rowsOf(resource, caller, input), { exactly: input["exactly"] !== undefined });
}

/** What an action on everything that is filtered would change. */
export function pickStored(tx: Tx, resource: ServedResource, caller: Caller, input: Input) {
  const name = `concat_ws(' ', ${resource.namedBy.map(({ read }) => `(${read})::text`).join(", ")})`;
  return pickRows(tx, rowsOf(resource, caller, input), { id: "kept.id", name }, limits.severalRows.most);
}

/** A company's staff see the provider's rows through row level security, but may open only their own. */
export async function findRow(
  tx: Tx,
  resource: ServedResource,
  caller: Caller,
  id: unknown,
  forUpdate = false,
): Promise<StoredRow> {
  const owner = resource.hasOwners ? caller.companyId : null;
  const { rows } = await tx.client.query<StoredRow>(
    `select ${resource.select} from ${resource.table} kept
     where kept.id = $1 ${owner === null ? "" : "and kept.company_id = $2"} ${forUpdate ? "for update of kept" : ""}`,
    owner === null ? [id] : [id, owner],
  );
  if (!rows[0]) throw new Refusal(resource.missing);
  return rows[0];
}
