import { unlessTaken } from "../../../platform/db/constraint.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { Instead, SaveContext } from "../../../platform/resource/serve-resource.ts";
import {
  deleteEntity,
  findMembersElsewhere,
  insertEntity,
  replaceMembers,
  updateEntity,
} from "./holding-entities.store.ts";
import { refuseFaults } from "../settings/refuse-faults.ts";

interface Wanted {
  readonly id?: number;
  readonly version?: number;
  readonly title: string;
  readonly companies: readonly number[];
  readonly moveCompanies: boolean;
}

const wantedOf = ({ input }: SaveContext) => input as unknown as Wanted;

/** A company leaves its entity only when the request says so. */
async function refuseSilentMove({ tx, language }: SaveContext, wanted: Wanted): Promise<void> {
  if (wanted.moveCompanies) return;
  const elsewhere = await findMembersElsewhere(tx, wanted.companies, wanted.id ?? null);
  if (elsewhere.length > 0)
    refuseFaults(
      [{ field: "companies", say: "inOtherEntity", values: { names: elsewhere.join(", ") } }],
      language,
    );
}

const refuseDuplicate = (): never => {
  throw new Refusal("duplicate");
};

export const saveEntity: Required<Pick<Instead, "add" | "edit" | "remove">> = {
  add: async (context) => {
    const wanted = wantedOf(context);
    await refuseSilentMove(context, wanted);
    const id = await unlessTaken(context.tx, () => insertEntity(context.tx, wanted.title), refuseDuplicate);
    await replaceMembers(context.tx, id, wanted.companies);
    return id;
  },
  edit: async (context) => {
    const wanted = wantedOf(context);
    const { id = 0, version = 0 } = wanted;
    await refuseSilentMove(context, wanted);
    if (
      !(await unlessTaken(
        context.tx,
        () => updateEntity(context.tx, id, wanted.title, version),
        refuseDuplicate,
      ))
    )
      throw new Refusal("edited_meanwhile");
    await replaceMembers(context.tx, id, wanted.companies);
  },
  remove: ({ tx, id }) => deleteEntity(tx, id),
};
