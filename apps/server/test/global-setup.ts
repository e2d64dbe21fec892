import { createDatabase, dropDatabase } from "../src/platform/db/setup/create-database.ts";
import { adminUrl } from "./services/test-database.ts";

/**
 * Once per run: the migrated template from which every test file clones its own database. Parallel runs have one each.
 */
export async function setup(): Promise<() => Promise<void>> {
  const name = `polyphon_template_${process.pid}`;
  process.env["TEST_TEMPLATE"] = name;
  await createDatabase(adminUrl, name, { fresh: true });
  return () => dropDatabase(adminUrl, name);
}
