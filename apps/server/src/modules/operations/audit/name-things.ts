import type { RefKind } from "@polyphon/contract/kit/ref.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { companyChoices, holdingEntityChoices } from "../../companies/companies.api.ts";
import { postsById, topicChoices } from "../../content/content.api.ts";
import { employeeChoices, staffChoices } from "../../identity/identity.api.ts";
import { groupParameterChoices } from "../../people/people.api.ts";

type Named = { readonly id: number; readonly name: string };
type Finder = (tx: Tx, ids: readonly number[]) => Promise<readonly Named[]>;

const posts: Finder = async (tx, ids) =>
  (await postsById(tx, ids)).map(({ id, title }) => ({ id, name: title }));
const employees: Finder = (tx, ids) => employeeChoices.named(tx, ids);
const companies: Finder = (tx, ids) => companyChoices.named(tx, ids);
const staff: Finder = (tx, ids) => staffChoices.named(tx, ids);
const groups: Finder = (tx, ids) => groupParameterChoices.named(tx, ids);

const finders: Readonly<Partial<Record<RefKind, Finder>>> = {
  post: posts,
  company: companies,
  otherCompany: companies,
  holdingEntity: (tx, ids) => holdingEntityChoices.named(tx, ids),
  category: (tx, ids) => topicChoices.category.named(tx, ids),
  definingTag: (tx, ids) => topicChoices.definingTag.named(tx, ids),
  postTag: (tx, ids) => topicChoices.postTag.named(tx, ids),
  employee: employees,
  userGroupParameter: groups,
  staffUser: staff,
  chiefUser: staff,
  approverUser: staff,
  writerUser: staff,
  proofReaderUser: staff,
  corporateUser: staff,
  ownCorporateUser: staff,
};

export interface Target {
  readonly kind: RefKind;
  readonly id: number;
}

/** Of those that have one and that the transaction's scope shows. */
export async function nameThings(
  tx: Tx,
  targets: readonly Target[],
): Promise<(target: Target | null) => string | null> {
  const names = new Map<string, string>();
  for (const [kind, group] of Map.groupBy(targets, (one) => one.kind)) {
    const ids = [...new Set(group.map(({ id }) => id))];
    for (const { id, name } of (await finders[kind]?.(tx, ids)) ?? []) names.set(`${kind} ${id}`, name);
  }
  return (target) => (target === null ? null : (names.get(`${target.kind} ${target.id}`) ?? null));
}
