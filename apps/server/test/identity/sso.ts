import { randomUUID } from "node:crypto";
import { saveSsoSettings, ssoCallback, ssoLogin } from "@polyphon/contract/identity/sso.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import type { TokenFault } from "@polyphon/sandbox/oidc/oidc-settings.ts";
import { decide } from "../networks/consent.ts";
import { unique } from "../test-context.ts";
import { addCompany, addFrontUser, addStaff } from "../people.ts";
import type { World } from "../world.ts";

export interface SsoCompany {
  readonly id: number;
  readonly domain: string;
  readonly tenantId: string;
  readonly clientId: string;
}

export interface SsoOptions {
  readonly tenantId?: string;
  readonly enabled?: boolean;
  readonly clientSecret?: string;
}

/** A company whose staff entered the settings of their identity provider. */
export async function addSsoCompany(world: World, inputs: SsoOptions = {}): Promise<SsoCompany> {
  const id = await addCompany(world);
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ domain: string }>("select domain from company where id = $1", [id]),
  );
  const [tenantId, clientId] = [inputs.tenantId ?? randomUUID(), unique("client")];
  const admin = await addStaff(world, userTypes.superAdmin, []);
  const saved = await world.call(
    saveSsoSettings,
    {
      companyId: id,
      applicationName: "Polyphon",
      clientId,
      clientSecret: inputs.clientSecret ?? unique("secret"),
      tenantId,
      enabled: inputs.enabled ?? true,
    },
    { token: admin.token },
  );
  if (saved.status !== 200) throw new Error(`the settings were not saved: ${saved.text}`);
  return { id, tenantId, clientId, domain: rows[0]?.domain ?? "" };
}

/** An employee of the company, with an address of its domain. */
export async function addSsoUser(world: World, company: SsoCompany) {
  const person = await addFrontUser(world, company.id);
  const email = `${unique("person")}@${company.domain}`;
  await world.arrange((tx) =>
    tx.client.query("update account set email = $2 where id = $1", [person.id, email]),
  );
  return { ...person, email };
}

let places = 0;
/** Every visit has its own address, because failures are counted by address too. */
export const newPlace = () => {
  places += 1;
  return `198.18.${places >> 8}.${places & 255}`;
};

export async function startSso(world: World, email: string): Promise<string> {
  const captcha = `ok:sso_login::${unique("n")}`;
  const { body, text } = await world.call(ssoLogin, { email, captcha }, { address: newPlace() });
  if (!body.url) throw new Error(`the sign-in did not start: ${text}`);
  return body.url;
}

/** Starts here, signs in at the provider's page, and brings back what a browser would. */
export async function visitProvider(world: World, email: string, as = email) {
  const back = await decide(await startSso(world, email), { email: as });
  if (back.code === null || back.state === null) throw new Error("the provider sent nobody back");
  return { code: back.code, state: back.state };
}

export async function signInBySso(world: World, email: string, as = email) {
  return world.call(ssoCallback, await visitProvider(world, email, as));
}

async function order(world: World, method: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${world.sandbox.url}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the sandbox refused: ${await answer.text()}`);
}

/** From now on only this person's tokens are invalid in this way. */
export const spoilToken = (world: World, email: string, fault: TokenFault) =>
  order(world, "PATCH", "settings", { oidc: { faults: { [email]: fault } } });

export const rotateKeys = (world: World) => order(world, "POST", "oidc/rotate", {});

export const giveObjectId = (world: World, tenant: string, email: string, objectId: string) =>
  order(world, "POST", "oidc/people", { tenant, email, objectId });

export async function linkOf(world: World, accountId: number) {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ tenant: string | null; object: string | null }>(
      "select sso_tenant_id as tenant, sso_object_id as object from account where id = $1",
      [accountId],
    ),
  );
  return rows[0];
}
