import type { AccountType, ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import { noEnd } from "@polyphon/rules/networks/connection-life.ts";
import { endConnection, saveConnection } from "../../modules/networks/connections/connection.store.ts";
import { tokenBinding } from "../../modules/networks/tokens/token-binding.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../platform/db/transaction.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import { type DemoCompany, demoCompanies } from "../companies/demo-companies.ts";
import { demoEmployee } from "../people/demo-people.ts";
import { accountWith, companyWith } from "../demo.store.ts";

interface DemoConnection {
  readonly company: DemoCompany["key"];
  /** The n-th employee of the company. */
  readonly employee: number;
  readonly network: Network;
  readonly accountType?: AccountType;
  /** Where it is not the employee's own name. */
  readonly name?: string;
  readonly days?: number;
  readonly status?: ConnectionState;
}

/** Connected where they plan; the sign-in on X has ended, so what they planned there is on hold. */
function planningAhead(company: DemoCompany["key"], employee: number, page: string): DemoConnection[] {
  const person = { company, employee };
  return [
    { ...person, network: "LINKEDIN" },
    { ...person, network: "TWITTER", days: -1 },
    { ...person, network: "FACEBOOK", accountType: "PAGE", name: page },
  ];
}

/** One employee with everything; others with problems: an expiry soon, a revoked access. */
const connections: readonly DemoConnection[] = [
  ...planningAhead("nordwind", 0, "Nordwind Energie"),
  ...planningAhead("nordwind", 20, "Nordwind Energie"),
  ...planningAhead("nordwind", 21, "Nordwind Energie"),
  ...planningAhead("halden", 0, "Halden Robotics"),
  { company: "kornblume", employee: 0, network: "LINKEDIN" },
  { company: "halden", employee: 2, network: "LINKEDIN" },
  { company: "halden", employee: 2, network: "TWITTER" },
  { company: "halden", employee: 2, network: "FACEBOOK", accountType: "PAGE", name: "Halden Robotics" },
  {
    company: "halden",
    employee: 2,
    network: "INSTAGRAM",
    accountType: "PROFESSIONAL",
    name: "halden.robotics",
  },
  { company: "halden", employee: 2, network: "XING" },
  { company: "halden", employee: 3, network: "LINKEDIN", days: 5 },
  { company: "halden", employee: 3, network: "XING" },
  { company: "halden", employee: 4, network: "LINKEDIN", status: "TOKEN_REVOKED" },
  { company: "halden", employee: 4, network: "TWITTER" },
  { company: "halden", employee: 5, network: "FACEBOOK" },
  {
    company: "halden",
    employee: 5,
    network: "INSTAGRAM",
    accountType: "PROFESSIONAL",
    name: "halden.people",
  },
  {
    company: "halden",
    employee: 6,
    network: "LINKEDIN",
    accountType: "ORGANISATION",
    name: "Helvetia Robotics AG",
  },
  { company: "halden", employee: 6, network: "TWITTER", days: -2 },
];

/** What the page of an organisation is shared on and read with. */
const organisationScopes = ["w_organization_social", "r_organization_social", "rw_organization_admin"];
const day = 24 * 60 * 60_000;
const sandboxNames: Readonly<Partial<Record<Network, string>>> = {
  LINKEDIN: "linkedin",
  TWITTER: "x",
  FACEBOOK: "facebook",
  INSTAGRAM: "instagram",
};

export interface Minted {
  readonly accessToken: string;
  readonly memberId: string;
}

/** The simulated networks issue tokens without a consent screen. Whoever knows them can share at once. */
export async function mint(
  sandbox: string,
  input: Pick<DemoConnection, "network" | "accountType">,
  name: string,
): Promise<Minted> {
  const sandboxName = sandboxNames[input.network];
  if (sandboxName === undefined) return { accessToken: "", memberId: name };
  const answer = await fetch(`${sandbox}/__sandbox/tokens?network=${sandboxName}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name,
      expiresInSeconds: 60 * 24 * 60 * 60,
      ...(input.accountType === "ORGANISATION" ? { scopes: organisationScopes } : {}),
    }),
  });
  if (!answer.ok) throw new Error(`the sandbox gave no token: ${answer.status}`);
  return (await answer.json()) as Minted;
}

function externalId({ network, accountType }: DemoConnection, memberId: string): string {
  if (accountType === "ORGANISATION") return "urn:li:organization:10002";
  return network === "LINKEDIN" ? `urn:li:person:${memberId}` : memberId;
}

function companyOf(key: DemoCompany["key"]) {
  const at = demoCompanies.findIndex((company) => company.key === key);
  return { domain: demoCompanies[at]?.domain ?? "", offset: at * 5 };
}

async function connect(tx: Tx, box: SecretBox, input: DemoConnection & Minted & { displayName: string }) {
  const { domain, offset } = companyOf(input.company);
  const companyId = await companyWith(tx, domain);
  const { email } = demoEmployee(domain, input.employee, offset);
  const owner = { companyId, userId: await accountWith(tx, email), network: input.network };
  const lasting = input.network === "XING" || input.accountType === "PAGE";
  await saveConnection(tx, {
    ...owner,
    accountType: input.accountType ?? "PERSONAL",
    externalId: externalId(input, input.memberId),
    displayName: input.displayName,
    vanityName: null,
    scopes: [],
    access: box.seal(input.accessToken, tokenBinding(owner, "access")),
    accessExpiresAt: lasting ? noEnd : new Date(Date.now() + (input.days ?? 58) * day),
    refresh: null,
    refreshExpiresAt: null,
  });
  if (input.status) await endConnection(tx, owner, input.status, new Date(Date.now() + day));
}

/** Accounts of employees on every network, known to the sandbox that runs beside the server. */
export async function seedConnections(database: Database, box: SecretBox, sandbox: string): Promise<void> {
  for (const input of connections) {
    const { domain, offset } = companyOf(input.company);
    const { firstName, lastName } = demoEmployee(domain, input.employee, offset);
    const displayName = input.name ?? `${firstName} ${lastName}`;
    const minted = await mint(sandbox, input, displayName);
    await inTransaction(database, allScope("demo"), (tx) =>
      connect(tx, box, { ...input, ...minted, displayName }),
    );
  }
}
