import { saveSocialLogin as at } from "@polyphon/contract/networks/connect.contract.ts";
import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { accountTypes } from "@polyphon/contract/networks/networks.ts";
import { z } from "zod";
import { emit } from "../../../../platform/events/emit.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken } from "../../../../platform/session/token.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { takeChoice } from "../connecting.store.ts";
import type { NetworkDeps } from "../../networks.deps.ts";
import { mayConnect } from "../../networks.policy.ts";
import { presentConnection } from "../../connections/connection.present.ts";
import { saveGrant } from "../save-grant.ts";
import { tokenBinding } from "../../tokens/token-binding.ts";

const kept = z.array(
  z.object({
    accountType: z.enum(accountTypes),
    externalId: z.string(),
    displayName: z.string(),
    vanityName: z.string().nullable(),
    accessToken: z.string(),
    accessExpiresAt: z.coerce.date(),
    refreshToken: z.string().nullable(),
    refreshExpiresAt: z.coerce.date().nullable(),
    scopes: z.array(z.string()),
  }),
);

export const saveSocialLogin = (deps: NetworkDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const choice = await takeChoice(tx, hashToken(input.choiceKey), actor.accountId);
    if (!choice) throw new Refusal("choice_over");
    const { network } = choice;
    const company = await companyOf(tx, actor.companyId);
    allow(mayConnect(actor, company.socialNetworks, network));

    const owner = { companyId: actor.companyId, userId: actor.accountId, network };
    const accounts = kept.parse(JSON.parse(deps.box.open(choice.accounts, tokenBinding(owner, "choice"))));
    const account = accounts.find((one) => one.externalId === input.id);
    if (!account) throw new Refusal("choice_over");

    const row = await saveGrant(tx, deps.box, owner, account);
    emit(tx, networkConnected, owner);
    return presentConnection(deps, network, row, { now, connectable: true });
  });
