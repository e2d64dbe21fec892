import type { connectAnswer } from "@polyphon/contract/networks/connect.contract.ts";
import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import type { ConnectAccount, Network } from "@polyphon/contract/networks/networks.ts";
import type { z } from "zod";
import { record } from "../../../platform/audit/record.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { hashToken, newToken } from "../../../platform/session/token.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { insertChoice, insertState, takeState } from "./connecting.store.ts";
import type { NetworkDeps } from "../networks.deps.ts";
import { mayConnect } from "../networks.policy.ts";
import type { GrantedAccount, NetworkConnector } from "../networks.port.ts";
import { connectionsOfUser } from "../connections/connection.store.ts";
import { presentConnection } from "../connections/connection.present.ts";
import { saveGrant } from "./save-grant.ts";
import { tokenBinding } from "../tokens/token-binding.ts";

type Answer = z.output<typeof connectAnswer>;

const returnPages: Readonly<Record<Exclude<Network, "XING">, string>> = {
  LINKEDIN: "linkedin_callback",
  TWITTER: "twitter_callback",
  FACEBOOK: "facebook_callback",
  // Instagram has no page of its own: the prefix of the state tells the two Meta networks apart.
  INSTAGRAM: "facebook_callback",
};
export type LoginNetwork = keyof typeof returnPages;

const returnUrl = (deps: NetworkDeps, network: LoginNetwork) => `${deps.employeeUrl}/${returnPages[network]}`;

function connectorOf(deps: NetworkDeps, network: LoginNetwork): NetworkConnector {
  const found = deps.connectors.find((connector) => connector.network === network);
  if (!found) throw new Error(`no connector for ${network}`);
  return found;
}

/** What the person means to connect, where a network has more than one kind of account; else the kind it has now. */
interface Wanted {
  readonly account?: ConnectAccount | undefined;
}

async function wantsPageOf(
  tx: Tx,
  actor: FrontActor,
  network: Network,
  { account }: Wanted,
): Promise<boolean> {
  if (account !== undefined) return account === "PAGE";
  const now = (await connectionsOfUser(tx, actor.accountId)).find((one) => one.network === network);
  return now?.accountType === "ORGANISATION" || now?.accountType === "PAGE";
}

/** The network's consent page, with a state that only this person can return with. */
export async function beginConnecting(
  deps: NetworkDeps,
  network: LoginNetwork,
  { actor, tx }: { readonly actor: FrontActor; readonly tx: Tx },
  wanted: Wanted = {},
): Promise<{ readonly state: string; readonly url: string }> {
  const company = await companyOf(tx, actor.companyId);
  allow(mayConnect(actor, company.socialNetworks, network));

  const owner = { companyId: actor.companyId, userId: actor.accountId, network };
  const state = network === "INSTAGRAM" ? `instagram.${newToken()}` : newToken();
  const codeVerifier = newToken();
  await insertState(tx, {
    ...owner,
    hash: hashToken(state),
    verifier: deps.box.seal(codeVerifier, tokenBinding(owner, "verifier")),
  });
  const redirectUri = returnUrl(deps, network);
  const wantsPage = await wantsPageOf(tx, actor, network, wanted);
  const url = connectorOf(deps, network).authorizeUrl({ state, redirectUri, codeVerifier, wantsPage });
  return { state, url };
}

interface Return {
  readonly input: {
    readonly state: string;
    readonly code?: string | undefined;
    readonly error?: string | undefined;
  };
  readonly actor: FrontActor;
  readonly now: Date;
  readonly inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

async function exchangeCode(
  deps: NetworkDeps,
  network: LoginNetwork,
  grant: { readonly code: string | undefined; readonly codeVerifier: string | null },
): Promise<readonly [GrantedAccount, ...GrantedAccount[]]> {
  const { code, codeVerifier } = grant;
  const redirectUri = returnUrl(deps, network);
  const proof = codeVerifier === null ? {} : { codeVerifier };
  const result = code ? await connectorOf(deps, network).exchange({ code, redirectUri, ...proof }) : null;
  const [first, ...others] = result?.kind === "granted" ? result.accounts : [];
  if (first) return [first, ...others];
  throw new Refusal(result?.kind === "unavailable" ? "unavailable" : "connect_failed", { network });
}

/** A single account is connected at once; of several the person chooses one. */
export async function finishConnecting(
  deps: NetworkDeps,
  network: LoginNetwork,
  { input, actor, now, inTx }: Return,
): Promise<Answer> {
  const owner = { companyId: actor.companyId, userId: actor.accountId, network } as const;
  const known = await inTx(async (tx) => {
    const company = await companyOf(tx, actor.companyId);
    allow(mayConnect(actor, company.socialNetworks, network));
    return takeState(tx, hashToken(input.state), actor.accountId, network);
  });
  if (!known) throw new Refusal("connect_failed", { network });
  if (input.error) throw new Refusal("connect_cancelled", { network });

  const codeVerifier = known.verifier && deps.box.open(known.verifier, tokenBinding(owner, "verifier"));
  const accounts = await exchangeCode(deps, network, { code: input.code, codeVerifier });

  return inTx(async (tx) => {
    if (accounts.length > 1) {
      const choiceKey = newToken();
      const sealed = deps.box.seal(JSON.stringify(accounts), tokenBinding(owner, "choice"));
      await insertChoice(tx, { ...owner, hash: hashToken(choiceKey), accounts: sealed });
      const choices = accounts.map(({ externalId: id, accountType, displayName }) => ({
        id,
        accountType,
        displayName,
      }));
      return { connection: null, choices, choiceKey };
    }
    const row = await saveGrant(tx, deps.box, owner, accounts[0]);
    record(tx, {
      action: "connect-network",
      actor,
      companyId: owner.companyId,
      subject: "connection",
      subjectId: owner.userId,
      details: { network },
    });
    emit(tx, networkConnected, owner);
    const shown = presentConnection(deps, network, row, { now, connectable: true });
    return { connection: shown, choices: [], choiceKey: null };
  });
}
