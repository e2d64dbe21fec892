import { DatabaseError } from "pg";

/** No connection was available, or it was lost on the way: the database is down, or the pool is exhausted. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("no connection to the database", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** Whether an error on a broken connection came from it; a refusal of ours may have met the same moment. */
export function isOfConnection(error: unknown): boolean {
  if (error instanceof DatabaseError) return true;
  return error instanceof Error && ("syscall" in error || /^(Connection|Client)\b/.test(error.message));
}
