import {
  emailEntriesOf,
  type PreparedProhibited,
  prepareProhibited,
} from "@polyphon/rules/content/prohibited/prohibited.ts";
import { keptPerDatabase } from "../../../platform/db/kept-per-database.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { prohibitedHashtagsOf } from "../../companies/companies.api.ts";
import {
  findProhibitedChange,
  findProhibitedEmails,
  findProhibitedEntries,
  findProhibitedWords,
  findsProhibitedEmail,
} from "./prohibited.store.ts";

interface Kept {
  readonly change: number;
  readonly list: PreparedProhibited;
}

/** Prepared lists of the provider (key 0) and of the companies that wrote last. */
const listsOf = keptPerDatabase(() => new Map<number, Kept>());
const keptCompanies = 200;

async function preparedOf(tx: Tx, companyId: number | null, change: number): Promise<PreparedProhibited> {
  const [key, kept] = [companyId ?? 0, listsOf(tx)];
  const known = kept.get(key);
  if (known?.change === change) return known.list;
  const words = await findProhibitedWords(tx, companyId);
  const emails = companyId === null ? await findProhibitedEmails(tx) : [];
  const list = prepareProhibited({ words, emails, hashtags: [] });
  kept.delete(key);
  kept.set(key, { change, list });
  if (kept.size > keptCompanies) kept.delete(kept.keys().next().value ?? 0);
  return list;
}

/** What applies to texts of a company: the provider's list, its own words and its own hashtags. */
export async function prohibitedFor(tx: Tx, companyId: number | null): Promise<PreparedProhibited[]> {
  const change = await findProhibitedChange(tx);
  const general = await preparedOf(tx, null, change);
  if (companyId === null) return [general];
  const hashtags = await prohibitedHashtagsOf(tx, companyId);
  const own = await preparedOf(tx, companyId, change);
  return [general, own, prepareProhibited({ words: [], emails: [], hashtags })];
}

/** The prohibited ones of many addresses, with one query. */
export async function prohibitedAmong(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const entries = new Map(emails.map((email) => [email, emailEntriesOf(email)]));
  const listed = await findProhibitedEntries(tx, [...new Set([...entries.values()].flat())]);
  return new Set(emails.filter((email) => entries.get(email)?.some((entry) => listed.has(entry))));
}

export function isEmailProhibited(tx: Tx, email: string): Promise<boolean> {
  return findsProhibitedEmail(tx, emailEntriesOf(email));
}
