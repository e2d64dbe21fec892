import { escapeIdentifier } from "pg";
import { isTaken, refersToNothing } from "../db/constraint.ts";
import type { Tx } from "../db/transaction.ts";
import { insertColumns, plusOne, replaceLinks, updateColumns } from "../db/write.ts";
import { Refusal } from "../operation/refusal.ts";
import { unlessInUse } from "../operation/unless-in-use.ts";
import type { Caller, Input } from "./resource-rows.ts";
import type { ResourceLookups } from "./resource-lookups.ts";
import type { ServedResource } from "./served-resource.ts";

/** The database decides what must be unique, and whether what a row refers to is still there. */
async function judged<T>(resource: ServedResource, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isTaken(error)) throw new Refusal(resource.duplicate);
    if (refersToNothing(error, resource.subject)) throw new Refusal("not_found");
    throw error;
  }
}

/** What is referred to must be visible to the caller, and a picture must be fit for its use. */
export async function refuseForeign(
  tx: Tx,
  resource: ServedResource,
  input: Input,
  lookups: ResourceLookups,
): Promise<void> {
  for (const { name, field } of resource.fields) {
    const value = input[name];
    if (field.readOnly || value === null || value === undefined) continue;
    if (field.kind === "picture" && field.picture !== undefined)
      await lookups.pictures.refuse(tx, Number(value), field.picture, name);
    if (field.of === undefined) continue;
    const ids = [...new Set(Array.isArray(value) ? value.map(Number) : [Number(value)])];
    const found = await lookups.choices[field.of].named(tx, ids);
    if (found.length < ids.length)
      throw new Refusal("not_found", {}, [{ field: name, error: "not_found", values: {} }]);
  }
}

/** Formatted text is stored as the cleaner leaves it. */
export function cleaned(resource: ServedResource, input: Input, lookups: ResourceLookups): Input {
  const html = resource.fields.flatMap(({ name, field }): [string, string][] => {
    const value = input[name];
    return field.kind === "html" && typeof value === "string" ? [[name, lookups.cleanHtml(value)]] : [];
  });
  return { ...input, ...Object.fromEntries(html) };
}

async function writeLinks(tx: Tx, resource: ServedResource, id: number, input: Input): Promise<void> {
  for (const { name, link } of resource.fields) {
    const wanted = input[name];
    if (!link || !Array.isArray(wanted)) continue;
    await replaceLinks(tx, link, id, wanted);
  }
}

function written(resource: ServedResource, input: Input): Record<string, unknown> {
  const columns = resource.fields.flatMap(({ name, field, column }) =>
    column === null || field.readOnly || (field.onlyNew && !(name in input)) ? [] : [[column, input[name]]],
  );
  return Object.fromEntries(columns);
}

export async function addRow(tx: Tx, resource: ServedResource, actor: Caller, input: Input): Promise<number> {
  const owner = resource.hasOwners ? { company_id: actor.companyId } : {};
  const row = { ...owner, ...written(resource, input) };
  const id = await judged(resource, insertColumns(tx, resource.table, row));
  await writeLinks(tx, resource, id, input);
  return id;
}

/** The caller has locked the row; a stale version is refused. */
export async function editRow(tx: Tx, resource: ServedResource, input: Input): Promise<void> {
  const { id, version } = input;
  const changes = { ...written(resource, input), version: plusOne };
  const changed = await judged(
    resource,
    unlessInUse(tx, { table: resource.subject, id: Number(id) }, () =>
      updateColumns(tx, resource.table, { id, version }, changes),
    ),
  );
  if (changed === 0) throw new Refusal("edited_meanwhile");
  await writeLinks(tx, resource, Number(id), input);
}

export async function deleteRow(tx: Tx, resource: ServedResource, id: number): Promise<void> {
  const { rowCount } = await tx.client.query(`delete from ${resource.table} where id = $1`, [id]);
  if (rowCount === 0) throw new Refusal(resource.missing);
}

export async function setToggle(tx: Tx, resource: ServedResource, id: number, on: boolean): Promise<void> {
  const { toggle } = resource;
  if (!toggle?.column) throw new Error(`${resource.name} has nothing to turn`);
  const changes = { [toggle.column]: on, version: plusOne };
  await judged(resource, updateColumns(tx, resource.table, { id }, changes));
}

/** Serialises moves, which touch the same rows in different orders and would deadlock. */
export async function holdOrder(tx: Tx, resource: ServedResource): Promise<void> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `order of ${resource.subject}`,
  ]);
}

/** Every row behind the new position moves on by one; the numbers have no gaps afterwards. */
export async function placeRow(
  tx: Tx,
  resource: ServedResource,
  actor: Caller,
  input: { readonly id: number; readonly behind: number | null },
): Promise<void> {
  const { place } = resource;
  if (!place?.column) throw new Error(`${resource.name} has no order of its own`);
  const own = resource.hasOwners ? "kept.company_id is not distinct from $3" : "true";
  await tx.client.query(
    `with others as (
       select kept.id, row_number() over (order by ${place.value}, kept.id) as place
       from ${resource.table} kept where kept.id <> $1 and ${own}),
     target as (select coalesce((select place from others where id = $2), 0) as place),
     placed as (
       select others.id, others.place + (others.place > target.place)::int as place from others, target
       union all select $1::bigint, target.place + 1 from target)
     update ${resource.table} kept set ${escapeIdentifier(place.column)} = placed.place
     from placed where kept.id = placed.id and ${place.value} is distinct from placed.place`,
    [input.id, input.behind, ...(resource.hasOwners ? [actor.companyId] : [])],
  );
}
