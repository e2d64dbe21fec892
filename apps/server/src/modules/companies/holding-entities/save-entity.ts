import { DatabaseError } from "pg";
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

/** A company leaves the entity it is in only when somebody has said so. */
async function refuseSilentMove({ tx, language }: SaveContext, wanted: Wanted): Promise<void> {
  if (wanted.moveCompanies) return;
  const elsewhere = await findMembersElsewhere(tx, wanted.companies, wanted.id ?? null);
  if (elsewhere.length > 0)
    refuseFaults(
      [{ field: "companies", say: "inOtherEntity", values: { names: elsewhere.join(", ") } }],
      language,
    );
}

async function once<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "23505") throw new Refusal("duplicate");
    throw error;
  }
}

export const saveEntity: Required<Pick<Instead, "add" | "edit" | "remove">> = {
  add: async (context) => {
    const wanted = wantedOf(context);
    await refuseSilentMove(context, wanted);
    const id = await once(insertEntity(context.tx, wanted.title));
    await replaceMembers(context.tx, id, wanted.companies);
    return id;
  },
  edit: async (context) => {
    const wanted = wantedOf(context);
    const { id = 0, version = 0 } = wanted;
    await refuseSilentMove(context, wanted);
    if (!(await once(updateEntity(context.tx, id, wanted.title, version))))
      throw new Refusal("edited_meanwhile");
    await replaceMembers(context.tx, id, wanted.companies);
  },
  remove: ({ tx, id }) => deleteEntity(tx, id),
};
