import { DatabaseError } from "pg";

const has = (error: unknown, code: string): error is DatabaseError =>
  error instanceof DatabaseError && error.code === code;

/** Somebody else holds a value that may exist once; with a constraint, that one only. */
export function isTaken(error: unknown, constraint?: string): boolean {
  return has(error, "23505") && (constraint === undefined || error.constraint === constraint);
}

/** A row that another one points at, or that points at nothing. */
export function isStillUsed(error: unknown): boolean {
  return has(error, "23503");
}

/** For a writer that answers instead of refusing. */
export const taken = (): "taken" => "taken";

/** The database is the last judge of what may exist once: two at the same time see nothing of each other before. */
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
