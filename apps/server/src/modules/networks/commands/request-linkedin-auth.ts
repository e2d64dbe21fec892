import { requestLinkedinAuth as at } from "@polyphon/contract/networks/networks.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { allow } from "../../../platform/operation/refusal.ts";
import { hashToken, newToken } from "../../../platform/session/token.ts";
import { companyOf } from "../../companies/companies.api.ts";
import type { NetworkNeeds } from "../networks.needs.ts";
import { mayConnect } from "../networks.policy.ts";
import { insertState } from "../networks.store.ts";

export const requestLinkedinAuth = ({ linkedin, linkedinReturnUrl }: NetworkNeeds) =>
  command(at, async ({ actor, tx }) => {
    const company = await companyOf(tx, actor.companyId);

    allow(mayConnect(actor, company.socialNetworks, "LINKEDIN"));

    const state = newToken();
    await insertState(tx, {
      hash: hashToken(state),
      companyId: actor.companyId,
      userId: actor.accountId,
      network: "LINKEDIN",
    });
    return { url: linkedin.authorizeUrl({ state, redirectUri: linkedinReturnUrl }) };
  });
