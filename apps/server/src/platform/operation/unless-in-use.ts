import { isStillUsed, refersToNothing } from "../db/constraint.ts";
import type { Tx } from "../db/transaction.ts";
import { type UsedRow, usesOf } from "../db/uses/uses-of.ts";
import { Refusal } from "./refusal.ts";

/** Deletes or changes a row; where others refer to it, the refusal says which. */
export async function unlessInUse<T>(tx: Tx, row: UsedRow, write: () => Promise<T>): Promise<T> {
  try {
    return await tx.savepoint(write);
  } catch (error) {
    if (!isStillUsed(error) || refersToNothing(error, row.table)) throw error;
    throw new Refusal("in_use", {}, [], await usesOf(tx, row, error.constraint));
  }
}
