import { join } from "node:path";

/** Where the child leaves the rows, inside the folder it was given. */
export function rowsFile(folder: string): string {
  return join(folder, "rows.ndjson");
}
