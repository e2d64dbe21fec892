import { demoCompanies } from "../../../apps/server/src/demo/companies/demo-companies.ts";
import { demoEmployee, demoPassword, demoStaff } from "../../../apps/server/src/demo/people/demo-people.ts";

export { demoCompanies, demoPassword };

export interface Person {
  readonly name: string;
  readonly email: string;
}

export type CompanyKey = (typeof demoCompanies)[number]["key"];

export function domainOf(key: CompanyKey): string {
  return demoCompanies.find((company) => company.key === key)?.domain ?? "";
}

/** The n-th employee of a demo company. Each journey uses its own, so that none sees another's shares. */
export function employee(key: CompanyKey, index: number): Person {
  const at = demoCompanies.findIndex((company) => company.key === key);
  const { firstName, lastName, email } = demoEmployee(demoCompanies[at]?.domain ?? "", index, at * 5);
  return { name: `${firstName} ${lastName}`, email };
}

/** The company that imports posts of its LinkedIn page and queues those of the provider. */
export const companyOfficeStaff: Person = { name: "Ragna Lund", email: "corporate@halden.example" };

export function staff(role: string): Person {
  const found = demoStaff.find((one) => one.role === role);
  if (!found) throw new Error(`no demo staff with the role ${role}`);
  return { name: `${found.firstName} ${found.lastName}`, email: found.email };
}
