import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { checkUploadRow } from "@polyphon/rules/people/uploads/check-upload-row.ts";
import type { Tx } from "../../../../../platform/db/transaction.ts";
import { command } from "../../../../../platform/operation/command.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { companyOf, namesOfCompanies } from "../../../../companies/companies.api.ts";
import { addUploadedAccounts } from "../../../../identity/identity.api.ts";
import { groupsOfCompany, joinGroup } from "../../../group-parameters/group-parameters.store.ts";
import { firstPasswords } from "../../../uploads/rows/first-passwords.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { mailFirstPassword } from "../mail-first-password.ts";

const atEmail = (error: "duplicate_user" | "prohibited_email" | "other_domain", values = {}) =>
  new Refusal(error, values, [{ field: "email", error, values }]);

/** The rules of a row in a file of employees, for one that staff have typed. */
async function refuseAddress(
  tx: Tx,
  { prohibitedAmong }: FrontUserDeps,
  { company, email }: { readonly company: number; readonly email: string },
): Promise<void> {
  const { domain } = await companyOf(tx, company);
  const values = { firstName: "A", lastName: "A", email, language: "", group: "" };
  const prohibited = (await prohibitedAmong(tx, [email])).has(email);
  const facts = { domain, groups: new Set<string>(), sameAs: null, account: "none", prohibited } as const;
  const [fault] = checkUploadRow(values, facts);
  if (fault)
    throw fault.fault === "other_domain" ? atEmail("other_domain", { domain }) : atEmail("prohibited_email");
}

export const addFrontUser = (calls: FrontUserCalls, deps: FrontUserDeps) =>
  command(calls.add, async ({ input, tx }) => {
    const { company, email, groups, ...person } = input;
    const [known] = await namesOfCompanies(tx, [company]);
    if (!known) throw new Refusal("not_found", {}, [{ field: "company", error: "not_found", values: {} }]);
    const joined = (await groupsOfCompany(tx, company)).filter(({ id }) => groups.includes(id));
    if (joined.length < new Set(groups).size)
      throw new Refusal("not_found", {}, [{ field: "groups", error: "not_found", values: {} }]);
    await refuseAddress(tx, deps, input);

    const [first] = await firstPasswords(1);
    if (!first) throw new Error("no password was made");
    const added = await addUploadedAccounts(tx, company, [{ ...person, email, passwordHash: first.hash }]);
    const id = added.get(email);
    // Whose it is stays unsaid: it may be an account of another company.
    if (id === undefined) throw atEmail("duplicate_user");
    for (const group of joined) await joinGroup(tx, group, [id]);
    await mailFirstPassword(tx, deps, { ...person, email, company, password: first.password });
    return { id };
  });
