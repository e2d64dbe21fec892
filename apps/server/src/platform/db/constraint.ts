import { DatabaseError } from "pg";
import type { Tx } from "./transaction.ts";

const has = (error: unknown, code: string): error is DatabaseError =>
  error instanceof DatabaseError && error.code === code;

/** Another row has a unique value; with a constraint, that one only. */
export function isTaken(error: unknown, constraint?: string): boolean {
  return has(error, "23505") && (constraint === undefined || error.constraint === constraint);
}

/** A row that another one refers to, or that refers to nothing. */
export function isStillUsed(error: unknown): error is DatabaseError {
  return has(error, "23503");
}

/** A row of the table that refers to one that is gone: the one kind of error that is not about who uses it. */
export function refersToNothing(error: unknown, table: string): boolean {
  return has(error, "23503") && error.table === table;
}

/** For a writer that returns a result instead of refusing. */
export const taken = (): "taken" => "taken";

/** Undone when it meets this error, so that the transaction can go on without it. */
async function unless<T, Instead>(
  tx: Tx,
  meets: (error: unknown) => boolean,
  write: () => Promise<T>,
  instead: () => Instead,
): Promise<T | Instead> {
  try {
    return await tx.savepoint(write);
  } catch (error) {
    if (meets(error)) return instead();
    throw error;
  }
}

/** The database decides what must be unique: concurrent transactions do not see each other before. */
export function unlessTaken<T, Instead>(
  tx: Tx,
  write: () => Promise<T>,
  instead: () => Instead,
  constraint?: string,
): Promise<T | Instead> {
  return unless(tx, (error) => isTaken(error, constraint), write, instead);
}

/** The database decides what is still referred to, too. */
export function unlessStillUsed<T, Instead>(
  tx: Tx,
  write: () => Promise<T>,
  instead: () => Instead,
): Promise<T | Instead> {
  return unless(tx, isStillUsed, write, instead);
}
