import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { firstPages } from "./pages/first-pages.ts";
import { addMissingPages } from "./pages/pages.store.ts";

/** Every address of the site has a page from the first day on. Existing ones are left alone. */
export function ensureFirstPages(database: Database): Promise<string[]> {
  return inTransaction(database, allScope("staff"), (tx) => addMissingPages(tx, firstPages));
}

export { cleanHtml } from "./pages/clean-html.ts";

export { countOpenEnquiries } from "./enquiries/open-enquiries.store.ts";
