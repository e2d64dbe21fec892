import { DatabaseError } from "pg";

const has = (error: unknown, code: string): error is DatabaseError =>
  error instanceof DatabaseError && error.code === code;

/** Another row has a unique value; with a constraint, that one only. */
export function isTaken(error: unknown, constraint?: string): boolean {
  return has(error, "23505") && (constraint === undefined || error.constraint === constraint);
}

/** A row that another one refers to, or that refers to nothing. */
export function isStillUsed(error: unknown): boolean {
  return has(error, "23503");
}

/** For a writer that returns a result instead of refusing. */
export const taken = (): "taken" => "taken";

/** The database decides what must be unique: concurrent transactions do not see each other before. */
export async function unlessTaken<T, Instead>(
  write: () => Promise<T>,
  instead: () => Instead,
  constraint?: string,
): Promise<T | Instead> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error, constraint)) return instead();
    throw error;
  }
}
