import {
  connectFacebook,
  connectInstagram,
  connectLinkedin,
  connectTwitter,
  requestFacebookAuth,
  requestInstagramAuth,
  requestLinkedinAuth,
  requestTwitterAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import type { ConnectAccount } from "@polyphon/contract/networks/networks.ts";
import { decide } from "./consent.ts";
import { unique } from "../test-context.ts";
import type { TestPerson } from "../people.ts";
import type { World } from "../world.ts";

export const finish = {
  LINKEDIN: connectLinkedin,
  TWITTER: connectTwitter,
  FACEBOOK: connectFacebook,
  INSTAGRAM: connectInstagram,
};
export type LoginNetwork = keyof typeof finish;
export const loginNetworks = Object.keys(finish) as LoginNetwork[];

/** The address of the consent page. */
export async function begin(
  world: World,
  network: LoginNetwork,
  token: string,
  account?: ConnectAccount,
): Promise<string> {
  switch (network) {
    case "LINKEDIN":
      return (await world.call(requestLinkedinAuth, account ? { account } : {}, { token })).body.url;
    case "TWITTER":
      return (await world.call(requestTwitterAuth, {}, { token })).body.authUrl;
    case "FACEBOOK":
      return (await world.call(requestFacebookAuth, account ? { account } : {}, { token })).body
        .redirectionUrl;
    case "INSTAGRAM":
      return (await world.call(requestInstagramAuth, {}, { token })).body.redirectionUrl;
  }
}

/** Through the network's own consent page, as a browser would. */
export async function consentOn(
  world: World,
  network: LoginNetwork,
  { token }: TestPerson,
  form: Record<string, string>,
  account?: ConnectAccount,
) {
  const { code, state, error } = await decide(await begin(world, network, token, account), form);
  return { state: state ?? "", ...(code ? { code } : {}), ...(error ? { error } : {}) };
}

export async function connectOn(
  world: World,
  network: LoginNetwork,
  person: TestPerson,
  name = unique("Frida"),
  account?: ConnectAccount,
) {
  const back = await consentOn(world, network, person, { decision: "allow", name }, account);
  return world.call(finish[network], back, { token: person.token });
}

/** The sandbox's name of each network in its control API. */
const sandboxNames = { LINKEDIN: "linkedin", TWITTER: "x", FACEBOOK: "facebook", INSTAGRAM: "instagram" };

/** The newest access token that the simulated network issued to somebody of this name. */
export async function sandboxToken(world: World, network: LoginNetwork, name: string): Promise<string> {
  const answer = await fetch(`${world.sandbox.url}/__sandbox/tokens?network=${sandboxNames[network]}`);
  const tokens = (await answer.json()) as { name: string; accessToken: string }[];
  return tokens.findLast((token) => token.name === name)?.accessToken ?? "none";
}

export async function connectionRows(
  world: World,
  { id }: Pick<TestPerson, "id">,
): Promise<Record<string, unknown>[]> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<Record<string, unknown>>(
      "select * from social_connection where user_id = $1 order by network",
      [id],
    ),
  );
  return rows;
}
