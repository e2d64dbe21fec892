import { z } from "zod";
import type { ErrorName } from "../../errors.ts";
import { limits } from "../../limits.ts";
import type { PermissionKey } from "../../permissions.ts";
import type { AdminScreenPath } from "../../screens/screens.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { exportPage } from "../export-page.ts";
import { listSort, picked } from "../list.ts";
import { pageInput, pageOf } from "../page.ts";
import { ref, type RefKind, rowVersion } from "../ref.ts";
import { filterShape } from "./resource-filters.ts";
import { type ResourceField, shownSchema } from "./resource-field.ts";
import { resourceSubjects } from "./resource-subjects.ts";
import type { EditShape, Fields, FilterWords, Shape, ShownShape } from "./resource-shape.ts";

/**
 * The permission that opens a resource; null where none does and only full access is enough; or any signed-in staff.
 */
type Key = PermissionKey | "signedIn" | null;

/** Rows are only read, only added, only edited, or added and edited; whatever it is, they are never deleted. */
export type ResourceWrites = "none" | "add" | "edit" | "addAndEdit";

/**
 * Rows of the provider alone, which nobody else may even read; rows of a company, which only its staff see; or a list of
 * its own for the provider and for each company.
 */
export type ResourceOwner = "provider" | "company" | "each";

export interface ResourceDefinition<F extends Fields> {
  readonly name: string;
  readonly module: string;
  readonly ref: RefKind;
  readonly fields: F;
  /** The first one names the row, unless `namedBy` does. */
  readonly columns: readonly (keyof F & string)[];
  /** The texts that together are a row's name, such as first and last name. */
  readonly namedBy?: readonly (keyof F & string)[];
  readonly searchIn: readonly (keyof F & string)[];
  /** The order of the list, descending with a minus before it, and the other possible orders. */
  readonly sortBy: (keyof F & string) | `-${keyof F & string}`;
  readonly sorts?: readonly (keyof F & string)[];
  readonly filters?: readonly (keyof F & string)[];
  readonly access: { readonly list: Key; readonly add?: Key; readonly edit?: Key; readonly remove?: Key };
  readonly screens: {
    readonly list: AdminScreenPath;
    readonly add?: AdminScreenPath;
    readonly edit?: AdminScreenPath;
    readonly view?: AdminScreenPath;
  };
  /** A switch of the row that is set in the list, after a confirmation. */
  readonly toggle?: keyof F & string;
  /** Several rows are acted on by calls of the module's own. */
  readonly several?: true;
  /** Rows have a manual order; the field holds the position. */
  readonly place?: keyof F & string;
  /** What may be done to its rows; everything by default. */
  readonly writes?: ResourceWrites;
  /** Its own words for a row that exists already and for one that does not. */
  readonly says?: { readonly duplicate?: ErrorName; readonly missing?: ErrorName };
  /** Further refusals of its writes. */
  readonly errors?: readonly ErrorName[];
  /** Checks across fields: `refuse` names the field and the sentence (a key of the violations). */
  readonly check?: (value: Readonly<Record<string, unknown>>, refuse: Refuse) => void;
  /** Who owns its rows; by default the provider, and a company's staff read those they are connected to. */
  readonly owner?: ResourceOwner;
}

export type Refuse = (field: string, say: string) => void;

export const rowActions = ["remove", "activate", "deactivate"] as const;
export type RowAction = (typeof rowActions)[number];

/** One change of a row in its history. */
export const rowChange = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Null for automatic changes, or if the account is deleted. */
  who: z.string().nullable(),
  action: z.enum(["ADDED", "EDITED", "REMOVED"]),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type RowChange = z.output<typeof rowChange>;

function checked<T extends z.ZodObject>(schema: T, check: ResourceDefinition<Fields>["check"]): T {
  if (!check) return schema;
  return schema.superRefine((value, context) =>
    check(value, (field, say) => context.addIssue({ code: "custom", path: [field], params: { say } })),
  );
}

/** A plain administered thing as data: the server serves it and the admin kit draws it. */
export function resource<const F extends Fields>(definition: ResourceDefinition<F>) {
  const all = Object.entries(definition.fields);
  const asked = all.filter(([, field]) => field.readOnly !== true);
  const shape = Object.fromEntries(asked.map(([name, field]) => [name, field.schema])) as Shape<F>;
  const changeable = asked.filter(([, field]) => field.onlyNew !== true);
  const editShape = Object.fromEntries(
    changeable.map(([name, field]) => [name, field.schema]),
  ) as EditShape<F>;
  const shown = Object.fromEntries(all.map(([name, field]) => [name, shownSchema(field)])) as ShownShape<F>;
  const value = checked(z.object(shape), definition.check);
  const edited = checked(z.object(editShape), definition.check);
  const row = z.object({ ...shown, id: ref(definition.ref), version: z.number().int() });
  const { owner, writes } = definition;
  const family = owner === "company" ? "/services/admin/api/corporate" : "/services/admin/api";
  const base = `${family}/${definition.name}` as const;
  const id = { id: ref(definition.ref) };
  const sorts = [...new Set<string>([definition.sortBy.replace(/^-/, ""), ...(definition.sorts ?? [])])];
  const filters = Object.assign(
    {},
    ...(definition.filters ?? []).map((name) => filterShape(name, definition.fields[name] as ResourceField)),
  ) as FilterWords<F>;
  const narrowed = { search: z.string().max(100).optional(), ...filters };
  const ordered = { sort: listSort(sorts, definition.sortBy) };
  const actions: readonly RowAction[] = [
    ...(definition.toggle ? (["activate", "deactivate"] as const) : []),
    ...(writes === undefined ? (["remove"] as const) : []),
  ];

  const missing = definition.says?.missing ?? "not_found";
  const duplicate = definition.says?.duplicate ?? "duplicate";
  const besides = definition.errors ?? [];
  const named = (verb: string) => `${verb}-${owner === "company" ? "corporate-" : ""}${definition.name}`;
  const inCompany = owner === "company" ? ({ company: true } as const) : {};
  const opened = (key: Key, rest: { provider?: true; company?: true }) =>
    key === null
      ? ({ fullAccess: `no permission opens ${definition.screens.list}` } as const)
      : key === "signedIn"
        ? ({ signedIn: "staff", because: `${definition.screens.list} needs no permission`, ...rest } as const)
        : ({ staff: key, ...inCompany, ...rest } as const);
  const hasOwners = owner === "company" || owner === "each";
  const read = opened(definition.access.list, owner === "provider" ? { provider: true } : {});
  const write = (key: Key | undefined) =>
    opened(key === undefined ? definition.access.list : key, hasOwners ? {} : { provider: true });
  const { edit: editKey } = definition.access;

  const { reads, changes } = resourceSubjects(definition.ref, definition.fields);

  const reading = {
    list: endpoint({
      name: named("list"),
      method: "GET",
      path: base,
      about: "none",
      access: read,
      reads,
      input: z.object({ ...pageInput, ...narrowed, ...ordered }),
      output: pageOf(row),
      errors: [],
    }),
    count: endpoint({
      name: named("count"),
      method: "GET",
      path: `${base}/count`,
      about: "none",
      access: read,
      reads,
      input: z.object({ ...narrowed, exactly: z.enum(["true"]).optional() }),
      /** Past ten thousand it is an estimate, unless it was asked for exactly. */
      output: z.object({ count: z.number().int(), exact: z.boolean() }),
      errors: [],
    }),
    /** All rows that match the filters, for an action on all of them; the acting call then names each row. */
    pick: endpoint({
      name: named("pick"),
      method: "GET",
      path: `${base}/pick`,
      about: "none",
      access: write(editKey),
      reads,
      input: z.object(narrowed),
      output: picked,
      errors: [],
    }),
    export: endpoint({
      name: named("export"),
      method: "GET",
      path: `${base}/export`,
      about: "none",
      access: read,
      reads,
      input: z.object({ after: pageInput.after, ...narrowed, ...ordered }),
      output: exportPage,
      errors: [],
    }),
    get: endpoint({
      name: named("get"),
      method: "GET",
      path: `${base}/:id`,
      about: "none",
      access: read,
      reads,
      input: z.object(id),
      output: row,
      errors: [missing],
    }),
    history: endpoint({
      name: named("list-history-of"),
      method: "GET",
      path: `${base}/:id/history`,
      about: "none",
      access: read,
      reads,
      input: z.object({ ...id, ...pageInput }),
      output: pageOf(rowChange),
      errors: [missing],
    }),
  };
  const writing = {
    add: endpoint({
      name: named("add"),
      method: "POST",
      path: base,
      about: "none",
      access: write(definition.access.add),
      changes,
      input: checked(z.object(shape), definition.check),
      output: row,
      errors: [duplicate, "not_found", "media_not_usable", ...besides],
    }),
    edit: endpoint({
      name: named("edit"),
      method: "PUT",
      path: `${base}/:id`,
      about: "none",
      access: write(editKey),
      changes,
      input: checked(z.object({ ...editShape, ...id, version: rowVersion }), definition.check),
      output: row,
      errors: [missing, "not_found", duplicate, "edited_meanwhile", "media_not_usable", ...besides],
    }),
    remove: endpoint({
      name: named("remove"),
      method: "DELETE",
      path: `${base}/:id`,
      about: "none",
      access: write(definition.access.remove === undefined ? editKey : definition.access.remove),
      changes,
      input: z.object(id),
      output: z.object({ id: ref(definition.ref) }),
      errors: [missing, "in_use", ...besides],
    }),
    /** One action on several rows: each succeeds or is refused individually. */
    act: endpoint({
      name: named("act-on"),
      method: "POST",
      path: `${base}/act`,
      about: "none",
      access: write(editKey),
      changes,
      input: z.object({
        ids: z.array(id.id).min(1).max(limits.severalRows.perCall),
        action: z.enum(actions.length > 0 ? (actions as readonly [RowAction]) : ["activate"]),
      }),
      output: z.object({
        done: z.array(z.number().int()),
        refused: z.array(z.object({ id: z.number().int(), description: z.string() })),
      }),
      errors: [missing, ...besides],
    }),
    /** Moves a row behind another one, or to the front. */
    move: endpoint({
      name: named("move"),
      method: "PUT",
      path: `${base}/:id/place`,
      about: "none",
      access: write(editKey),
      changes,
      input: z.object({ ...id, behind: ref(definition.ref).nullable() }),
      output: z.object({ id: ref(definition.ref) }),
      errors: [missing],
    }),
  };
  const { pick, ...always } = reading;
  const calls: readonly Endpoint[] = [
    ...Object.values<Endpoint>(always),
    ...(actions.length > 0 || definition.several ? [pick] : []),
    ...(writes === "add" || writes === "none" ? [] : [writing.edit]),
    ...(writes === "edit" || writes === "none" ? [] : [writing.add]),
    ...(writes === undefined ? [writing.remove] : []),
    ...(actions.length > 0 ? [writing.act] : []),
    ...(definition.place ? [writing.move] : []),
  ];

  return Object.freeze({
    ...definition,
    value,
    edited,
    row,
    actions,
    allSorts: sorts,
    ...reading,
    ...writing,
    calls,
  });
}

export type AnyResource = { readonly name: string; readonly calls: readonly Endpoint[] } & Readonly<
  Record<
    "list" | "count" | "pick" | "export" | "get" | "history" | "add" | "edit" | "remove" | "act" | "move",
    Endpoint
  >
>;
