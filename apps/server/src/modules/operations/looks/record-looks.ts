import type { Tx } from "../../../platform/db/transaction.ts";
import type { Looks } from "../../../platform/guard/council.ts";
import { companiesOfEmployees } from "../../identity/identity.api.ts";
import { countLooks } from "./look.store.ts";

/** Writes down who was shown what of whom; once per day and kind, counted. Staff are no employees, and have no page for it. */
export async function recordLooks(tx: Tx, { reader, doings, people, at }: Looks): Promise<void> {
  const companies = await companiesOfEmployees(tx, people);
  // In one order, so that two of a reader's calls at once never wait for each other in a circle.
  const shown = [...companies].toSorted(([one], [other]) => one - other);
  if (shown.length === 0) return;
  await countLooks(tx, {
    personIds: shown.map(([personId]) => personId),
    companyIds: shown.map(([, companyId]) => companyId),
    doings: [...doings].toSorted(),
    readerId: reader.accountId,
    readerType: reader.userType ?? 0,
    ofProvider: reader.companyId === null,
    at,
  });
}
