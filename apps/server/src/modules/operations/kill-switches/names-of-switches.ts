import type { Tx } from "../../../platform/db/transaction.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { postsById } from "../../content/content.api.ts";

interface Named {
  readonly scope: string;
  readonly key: string;
}

const idsOf = (switches: readonly Named[], scope: string) => [
  ...new Set(switches.filter((each) => each.scope === scope).map(({ key }) => Number(key))),
];

/** Companies by name and posts by title; the caller names networks and jobs. */
export async function namesOfSwitches(
  tx: Tx,
  switches: readonly Named[],
): Promise<(one: Named) => string | null> {
  const companies = await namesOfCompanies(tx, idsOf(switches, "company"));
  const posts = await postsById(tx, idsOf(switches, "post"));
  const names = new Map<string, string>([
    ...companies.map(({ id, name }) => [`company ${id}`, name] as const),
    ...posts.map(({ id, title }) => [`post ${id}`, title] as const),
  ]);
  return ({ scope, key }) => names.get(`${scope} ${key}`) ?? null;
}
