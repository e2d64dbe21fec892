import type { Log } from "../../log/log.ts";
import type { Database } from "../pool.ts";

/**
 * The product connects as a role that row level security binds and that owns nothing. With any other, one forgotten condition
 * would show a company's rows to another. A database that does not answer yet is judged by its health.
 */
export async function refuseStrongRole(database: Database, log: Log): Promise<void> {
  const asked = database.query<{ role: string; strong: boolean }>(
    `select rolname as role, rolsuper or rolbypassrls or exists (
       select from pg_class where relowner = pg_roles.oid and relnamespace = 'public'::regnamespace) as strong /* not null: role, strong */
     from pg_roles where rolname = current_user`,
  );
  const found = await asked.catch((error: unknown) => {
    log.warn({ err: error }, "the database does not answer, so its role is not checked");
    return null;
  });
  const [row] = found?.rows ?? [];
  if (row?.strong === true)
    throw new Error(
      `DATABASE_URL connects as ${row.role}, which row level security does not bind: use polyphon_app`,
    );
}
