import { randomInt, randomUUID } from "node:crypto";
import { acceptTerms } from "@polyphon/contract/identity/profile.contract.ts";
import { register, verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import type { CallOf, Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { adminFrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { updateTour } from "@polyphon/contract/people/tour.contract.ts";
import { type Caller, connectAs, signIn } from "./caller.ts";
import { type CompanyKey, demoPassword, domainOf, type Person, staff } from "./demo.ts";
import { linkMailedTo } from "../outside/inbox.ts";
import { sandboxUrl, url } from "../own-stack.ts";

let admin: Promise<Caller> | null = null;

/** The super admin's API session, to prepare what a journey needs; signed in once per worker. */
export function superAdmin(): Promise<Caller> {
  admin ??= signIn(url, staff("Super admin"), "ADMIN");
  return admin;
}

export interface EmployeeOptions {
  /** A demo company, which no journey changes, or one that the journey created. */
  readonly company?: CompanyKey | { readonly domain: string };
  readonly firstName?: string;
  /** Accepted by default. */
  readonly terms?: boolean;
  /** Seen by default. */
  readonly tour?: boolean;
  readonly light?: boolean;
  /** Connected to LinkedIn as a member of the same name. */
  readonly connected?: boolean;
}

export interface Employee extends Person {
  readonly id: number;
  readonly caller: Caller;
}

/** A unique surname, so that networks and lists show this person alone. */
function surname(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCodePoint(97 + randomInt(26))).join("");
  return `Neu${letters}`;
}

const domainWhere = (company: NonNullable<EmployeeOptions["company"]>): string =>
  typeof company === "string" ? domainOf(company) : company.domain;

/** From a unique IP address, because one may register only thirty people in a quarter of an hour. */
async function sendFrom<E extends Endpoint>(
  address: string,
  endpoint: E,
  input: CallOf<E>,
): Promise<OutputOf<E>> {
  const answer = await fetch(url + endpoint.path, {
    method: endpoint.method,
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${endpoint.name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as OutputOf<E>;
}

async function registerPerson(firstName: string, lastName: string, email: string): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const { chosenHere } = await sendFrom(address, register, {
    kind: "CORPORATE",
    firstName,
    lastName,
    email,
    newPassword: demoPassword,
    confirmPassword: demoPassword,
    captcha: `human:register:127.0.0.1:${Date.now()}-${randomUUID()}`,
    agree: true,
  });
  const link = new URL(await linkMailedTo(sandboxUrl, email, "/verify-user"));
  await sendFrom(address, verifyUser, { key: link.searchParams.get("key") ?? "", chosenHere });
}

async function makeLight({ call }: Caller, id: number): Promise<void> {
  const { version, firstName, lastName, level, reviewUser, language, headline, costCenter } = await call(
    adminFrontUsers.get,
    { id },
  );
  const kept = { id, version, firstName, lastName, level, reviewUser, language, headline, costCenter };
  await call(adminFrontUsers.edit, { ...kept, groups: [], lightFrontUser: true });
}

/** A user of this journey alone: registered, approved and signed in through the API. */
export async function newEmployee(options: EmployeeOptions = {}): Promise<Employee> {
  const { company = "nordwind", firstName = "Nele", terms = true, tour = true } = options;
  const lastName = surname();
  const email = `${firstName}.${lastName}@${domainWhere(company)}`.toLowerCase();
  await registerPerson(firstName, lastName, email);
  const staffCaller = await superAdmin();
  const { items } = await staffCaller.call(adminFrontUsers.list, { search: email });
  const [row] = items;
  if (!row) throw new Error(`${email} is not among the front users`);
  await staffCaller.call(adminFrontUserCalls.act, { ids: [row.id], action: "ENABLE" });
  if (options.light === true) await makeLight(staffCaller, row.id);
  const person = { name: `${firstName} ${lastName}`, email };
  const caller = await signIn(url, person, "FRONT");
  if (terms) await caller.call(acceptTerms, { eulaStatus: 1 });
  if (tour) await caller.call(updateTour, { actionType: "finish" });
  if (options.connected === true) await connectAs(caller, person.name);
  return { ...person, id: row.id, caller };
}
