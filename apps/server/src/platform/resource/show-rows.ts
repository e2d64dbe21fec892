import type { ChoiceSource } from "@polyphon/contract/kit/choice-source.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import type { ResourceField, ShownPicture } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { Tx } from "../db/transaction.ts";
import type { ResourceLookups } from "./resource-lookups.ts";
import type { StoredRow } from "./resource-rows.ts";
import type { ServedResource } from "./served-resource.ts";

export type ShownRow = StoredRow;

function idsOf(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number);
  return value === null || value === undefined ? [] : [Number(value)];
}

interface Looked {
  readonly names: ReadonlyMap<ChoiceSource, ReadonlyMap<number, string>>;
  readonly pictures: ReadonlyMap<number, string>;
}

async function lookUp(
  tx: Tx,
  resource: ServedResource,
  rows: readonly StoredRow[],
  lookups: ResourceLookups,
): Promise<Looked> {
  const wanted = new Map<ChoiceSource, Set<number>>();
  const pictures = new Set<number>();
  for (const { name, field } of resource.fields) {
    const ids = rows.flatMap((row) => idsOf(row[name]));
    if (field.kind === "picture") for (const id of ids) pictures.add(id);
    if (field.of === undefined) continue;
    const known = wanted.get(field.of) ?? new Set();
    for (const id of ids) known.add(id);
    wanted.set(field.of, known);
  }
  const names = new Map<ChoiceSource, ReadonlyMap<number, string>>();
  for (const [source, ids] of wanted) {
    const found = ids.size === 0 ? [] : await lookups.choices[source].named(tx, [...ids]);
    names.set(source, new Map(found.map((one) => [one.id, one.name])));
  }
  return {
    names,
    pictures: pictures.size === 0 ? new Map() : await lookups.pictures.show(tx, [...pictures]),
  };
}

function shown(field: ResourceField, value: unknown, { names, pictures }: Looked): unknown {
  const nameOf = (id: number): Named[] => {
    const name = field.of === undefined ? undefined : names.get(field.of)?.get(id);
    return name === undefined ? [] : [{ id, name }];
  };
  switch (field.kind) {
    case "reference":
      return idsOf(value).flatMap(nameOf)[0] ?? null;
    case "references":
      return idsOf(value)
        .flatMap(nameOf)
        .toSorted((one, other) => one.name.localeCompare(other.name));
    case "picture":
      return (
        idsOf(value).flatMap((id): ShownPicture[] => {
          const url = pictures.get(id);
          return url === undefined ? [] : [{ id, url }];
        })[0] ?? null
      );
    default:
      return value;
  }
}

/** Ids become names and addresses, with one look-up for each kind of thing and not for each row. */
export async function showRows(
  tx: Tx,
  resource: ServedResource,
  rows: readonly StoredRow[],
  lookups: ResourceLookups,
): Promise<ShownRow[]> {
  const looked = await lookUp(tx, resource, rows, lookups);
  return rows.map((row) => {
    const fields = resource.fields.map(({ name, field }) => [name, shown(field, row[name], looked)]);
    return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: row.id, version: row.version };
  });
}

/** A value as text, as a history or a file shows it. */
export function wordOf(field: ResourceField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "reference") return (value as Named).name;
  if (field.kind === "references") return (value as readonly Named[]).map(({ name }) => name).join(", ");
  if (field.kind === "picture") return `#${(value as ShownPicture).id}`;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
