import { DatabaseError } from "pg";

/** The database is the last judge of what may exist once: two at the same time see nothing of each other before. */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T | "taken"> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "23505") return "taken";
    throw error;
  }
}
