import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { RowAction } from "@polyphon/contract/kit/resource/resource.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tables } from "../db/schema.gen.ts";
import { command } from "../operation/command.ts";
import type { CommandContext, Operation } from "../operation/operation.ts";
import { query } from "../operation/query.ts";
import { allow } from "../operation/refusal.ts";
import { unlessInUse } from "../operation/unless-in-use.ts";
import type { Tx } from "../db/transaction.ts";
import type { StaffActor } from "../session/actor.ts";
import { actOnEach } from "./act-on-each.ts";
import { exportRows } from "./export-rows.ts";
import { listChanges, recordChange } from "./record-change.ts";
import type { ResourceLookups } from "./resource-lookups.ts";
import { countStored, findRow, type Input, listStored, pickStored } from "./resource-rows.ts";
import type { ResourceTable } from "./resource-table.ts";
import { type ServableResource, type ServedResource, servedResource } from "./served-resource.ts";
import { type ShownRow, showRows } from "./show-rows.ts";
import {
  cleaned,
  deleteRow,
  holdOrder,
  addRow,
  placeRow,
  refuseForeign,
  setToggle,
  editRow,
} from "./write-rows.ts";

export interface SaveContext {
  readonly input: Input;
  readonly actor: StaffActor;
  readonly tx: Tx;
  readonly now: Date;
  readonly language: Language;
}

/** Writes of the module's own, for a save that causes more than a changed row. */
export interface Instead {
  readonly add?: (context: SaveContext) => Promise<number>;
  readonly edit?: (context: SaveContext) => Promise<void>;
  readonly remove?: (context: SaveContext & { readonly id: number }) => Promise<void>;
  readonly turn?: (context: SaveContext & { readonly id: number; readonly on: boolean }) => Promise<void>;
}

/** Rows without an owner are the provider's: a company's staff read those they are connected to and change none. */
function mayWrite(actor: StaffActor, { hasOwners }: ServedResource) {
  return hasOwners || actor.companyId === null ? true : "access_denied";
}

/** The operations of a plain administered thing, from its definition and its table. */
export function serveResource<F extends string, T extends keyof Tables>(
  definition: ServableResource<F>,
  table: ResourceTable<F, T>,
  lookups: ResourceLookups,
  instead: Instead = {},
): Operation[] {
  const resource = servedResource(definition, table);
  const served = new Set(definition.calls.map(({ name }) => name));

  async function shownRow(tx: Tx, actor: StaffActor, id: unknown, forUpdate = false): Promise<ShownRow> {
    const row = await findRow(tx, resource, actor, id, forUpdate);
    const [shown] = await showRows(tx, resource, [row], lookups);
    return shown ?? row;
  }
  const saving = (context: CommandContext<Endpoint>): SaveContext => ({
    ...(context as unknown as SaveContext),
    input: cleaned(resource, context.input, lookups),
  });

  async function removeRow(context: SaveContext, id: number): Promise<void> {
    const { actor, tx } = context;
    const before = await shownRow(tx, actor, id, !instead.remove);
    await unlessInUse(tx, { table: resource.subject, id }, () =>
      instead.remove ? instead.remove({ ...context, id }) : deleteRow(tx, resource, id),
    );
    await recordChange(tx, { resource, actor, before, after: null });
  }
  async function turn(context: SaveContext, id: number, on: boolean): Promise<void> {
    const { actor, tx } = context;
    const before = await shownRow(tx, actor, id, !instead.turn);
    await (instead.turn ? instead.turn({ ...context, id, on }) : setToggle(tx, resource, id, on));
    await recordChange(tx, { resource, actor, before, after: await shownRow(tx, actor, id) });
  }
  const act = (context: SaveContext, id: number, action: RowAction) =>
    action === "remove" ? removeRow(context, id) : turn(context, id, action === "activate");

  const operations = [
    query<Endpoint>(definition.list, async ({ input, actor, tx }) => {
      const page = await listStored(tx, resource, actor, input, Number(input["limit"]));
      return { items: await showRows(tx, resource, page.rows, lookups), next: page.next };
    }),
    query<Endpoint>(definition.count, async ({ input, actor, tx }) =>
      countStored(tx, resource, actor, input),
    ),
    query<Endpoint>(definition.pick, async ({ input, actor, tx }) => pickStored(tx, resource, actor, input)),
    query<Endpoint>(definition.export, async ({ input, actor, tx }) =>
      exportRows(tx, resource, actor, input, lookups),
    ),
    query<Endpoint>(definition.get, async ({ input, actor, tx }) =>
      shownRow(tx, actor as StaffActor, input["id"]),
    ),
    query<Endpoint>(definition.history, async ({ input, actor, tx }) => {
      const asked = input as unknown as { id: number; after?: string; limit: number };
      await findRow(tx, resource, actor, asked.id);
      return listChanges(tx, resource.subject, asked, lookups);
    }),
    command<Endpoint>(definition.add, async (context) => {
      const save = saving(context);
      const { input, actor, tx } = save;
      allow(mayWrite(actor, resource));
      await refuseForeign(tx, resource, input, lookups);

      const id = instead.add ? await instead.add(save) : await addRow(tx, resource, actor, input);
      const after = await shownRow(tx, actor, id);
      await recordChange(tx, { resource, actor, before: null, after });
      return after;
    }),
    command<Endpoint>(definition.edit, async (context) => {
      const save = saving(context);
      const { input, actor, tx } = save;
      allow(mayWrite(actor, resource));
      const before = await shownRow(tx, actor, input["id"], !instead.edit);
      await refuseForeign(tx, resource, input, lookups);

      await (instead.edit ? instead.edit(save) : editRow(tx, resource, input));
      const after = await shownRow(tx, actor, input["id"]);
      await recordChange(tx, { resource, actor, before, after });
      return after;
    }),
    command<Endpoint>(definition.remove, async (context) => {
      const { input, actor } = saving(context);
      allow(mayWrite(actor, resource));
      const id = Number(input["id"]);
      await removeRow(saving(context), id);
      return { id };
    }),
    command<Endpoint>(definition.act, async (context) => {
      const { input, actor } = saving(context);
      allow(mayWrite(actor, resource));
      const ids = [...new Set(input["ids"] as readonly number[])];
      return actOnEach(saving(context), ids, resource.missing, (id) =>
        act(saving(context), id, input["action"] as RowAction),
      );
    }),
    command<Endpoint>(definition.move, async (context) => {
      const { input, actor, tx } = saving(context);
      allow(mayWrite(actor, resource));
      const move = input as unknown as { id: number; behind: number | null };
      await holdOrder(tx, resource);
      const before = await shownRow(tx, actor, move.id, true);
      if (move.behind !== null) await findRow(tx, resource, actor, move.behind);
      await placeRow(tx, resource, actor, move);
      await recordChange(tx, { resource, actor, before, after: await shownRow(tx, actor, move.id) });
      return { id: move.id };
    }),
  ];
  return operations.filter(({ endpoint }) => served.has(endpoint.name));
}
