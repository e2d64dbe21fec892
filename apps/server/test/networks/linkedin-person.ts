import {
  connectLinkedin as connect,
  requestLinkedinAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { decide } from "./consent.ts";
import { unique } from "../test-context.ts";
import type { TestPerson } from "../people.ts";
import type { World } from "../world.ts";

/** Actions of a world's people at LinkedIn. */
export function linkedinPerson(world: World) {
  const asked = async ({ token }: TestPerson) =>
    (await world.call(requestLinkedinAuth, { panel: "FRONT" }, { token })).body.url;

  /** Through the network's own consent page, as a browser would. */
  async function allow(person: TestPerson, name = unique("Frida")) {
    const { code, state } = await decide(await asked(person), { decision: "allow", name });
    return { code: code ?? "", state: state ?? "" };
  }

  return {
    asked,
    allow,
    connectAs: async (person: TestPerson, name?: string) =>
      world.call(connect, await allow(person, name), { token: person.token }),
    linkedinOf: async ({ token }: TestPerson) =>
      (await world.call(listConnections, {}, { token })).body.connections.find(
        ({ network }) => network === "LINKEDIN",
      ),
    /** The token that the network has issued for an account of this name. */
    tokenOf: async (name: string): Promise<string> => {
      const answer = await fetch(`${world.sandbox.url}/__sandbox/tokens`);
      const tokens = (await answer.json()) as { name: string; accessToken: string }[];
      return tokens.find((token) => token.name === name)?.accessToken ?? "none";
    },
  };
}
