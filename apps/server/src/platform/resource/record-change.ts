import type { RowChange } from "@polyphon/contract/kit/resource/resource.ts";
import type { Tx } from "../db/transaction.ts";
import { byId } from "../list/list-order.ts";
import { listPage } from "../list/list.ts";
import { equals } from "../list/condition.ts";
import type { ResourceLookups } from "./resource-lookups.ts";
import type { ServedResource } from "./served-resource.ts";
import { type ShownRow, wordOf } from "./show-rows.ts";

/** A page of text is enough to see what changed; the rest is in the row. */
const wordMax = 2_000;

function changesBetween(resource: ServedResource, before: ShownRow | null, after: ShownRow | null) {
  return resource.fields.flatMap(({ name, field }) => {
    const wordIn = (row: ShownRow | null) => (row ? wordOf(field, row[name]).slice(0, wordMax) : null);
    const [was, is] = [wordIn(before), wordIn(after)];
    return (was ?? "") === (is ?? "") ? [] : [{ field: name, before: was, after: is }];
  });
}

export interface Change {
  readonly resource: ServedResource;
  readonly actor: { readonly accountId: number; readonly companyId: number | null };
  readonly before: ShownRow | null;
  readonly after: ShownRow | null;
}

/** Who changed what in a row that the kit serves, in the transaction that changed it. */
export async function recordChange(tx: Tx, { resource, actor, before, after }: Change): Promise<void> {
  const changes = changesBetween(resource, before, after);
  if (before && after && changes.length === 0) return;
  const id = (after ?? before)?.id;
  if (id === undefined) throw new Error(`${resource.name}: a change of nothing`);
  await keepChange(tx, {
    companyId: actor.companyId,
    subject: resource.subject,
    subjectId: id,
    actorId: actor.accountId,
    action: before === null ? "ADDED" : after === null ? "REMOVED" : "EDITED",
    changes,
  });
}

export interface KeptChange extends Pick<RowChange, "action" | "changes"> {
  /** The owner of the row; null where it is the provider's. Its staff read the change. */
  readonly companyId: number | null;
  readonly subject: string;
  readonly subjectId: number;
  readonly actorId: number | null;
}

/** One change as history shows it, for whoever writes rows without the kit. */
export async function keepChange(tx: Tx, change: KeptChange): Promise<void> {
  await tx.client.query(
    `insert into record_change (company_id, subject, subject_id, actor_id, action, changes)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      change.companyId,
      change.subject,
      change.subjectId,
      change.actorId,
      change.action,
      JSON.stringify(change.changes),
    ],
  );
}

interface ChangeRow extends Omit<RowChange, "who" | "at"> {
  readonly at: Date;
  readonly actorId: number | null;
}

export async function listChanges(
  tx: Tx,
  subject: string,
  input: { readonly id: number; readonly after?: string | undefined; readonly limit: number },
  lookups: Pick<ResourceLookups, "accountNames">,
): Promise<{ items: RowChange[]; next: string | null }> {
  const { rows, next } = await listPage<ChangeRow>(
    tx,
    {
      select: `id, at, actor_id as "actorId", action, changes`,
      from: "record_change",
      where: [equals("subject", subject), equals("subject_id", input.id)],
      order: byId("id", "descending"),
    },
    input,
  );
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const names = await lookups.accountNames(tx, ids);
  return {
    items: rows.map(({ id, at, actorId, action, changes }) => ({
      id,
      at: at.toISOString(),
      who: names.get(actorId ?? 0) ?? null,
      action,
      changes,
    })),
    next,
  };
}
