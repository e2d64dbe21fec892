import type { Tx } from "../db/transaction.ts";
import type { ResourceLookups } from "./resource-lookups.ts";
import { type Caller, type Input, listStored } from "./resource-rows.ts";
import type { ServedResource } from "./served-resource.ts";
import { showRows, wordOf } from "./show-rows.ts";

const pageSize = 500;

/** A part of what the list shows, every field as text. */
export async function exportRows(
  tx: Tx,
  resource: ServedResource,
  actor: Caller,
  input: Input,
  lookups: ResourceLookups,
): Promise<{ rows: string[][]; next: string | null }> {
  const page = await listStored(tx, resource, actor, input, pageSize);
  const shown = await showRows(tx, resource, page.rows, lookups);
  return {
    rows: shown.map((row) => resource.fields.map(({ name, field }) => wordOf(field, row[name]))),
    next: page.next,
  };
}
