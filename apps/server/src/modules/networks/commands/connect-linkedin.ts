import { connectLinkedin as at } from "@polyphon/contract/networks/networks.contract.ts";
import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { record } from "../../../platform/audit/record.ts";
import { emit } from "../../../platform/events/emit.ts";
import { flow } from "../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { companyOf } from "../../companies/companies.api.ts";
import type { NetworkNeeds } from "../networks.needs.ts";
import { mayConnect } from "../networks.policy.ts";
import type { GrantedAccount } from "../networks.port.ts";
import { presentConnection } from "../networks.present.ts";
import { connectionsOfUser, saveConnection, takeState } from "../networks.store.ts";
import { tokenBinding } from "../token-binding.ts";

const network = "LINKEDIN";

export const connectLinkedin = ({ linkedin, box, linkedinReturnUrl }: NetworkNeeds) => {
  async function grantFor(code: string | undefined): Promise<GrantedAccount> {
    const result = code ? await linkedin.exchange({ code, redirectUri: linkedinReturnUrl }) : null;
    if (result?.kind === "granted") return result.account;
    throw new Refusal(result?.kind === "unavailable" ? "unavailable" : "connect_failed", { network });
  }

  return flow(at, async ({ input, actor, now, inTx }) => {
    const known = await inTx(async (tx) => {
      const company = await companyOf(tx, actor.companyId);
      allow(mayConnect(actor, company.socialNetworks, network));
      return takeState(tx, hashToken(input.state), actor.accountId, network);
    });
    if (!known) throw new Refusal("connect_failed", { network });
    if (input.error) throw new Refusal("connect_cancelled", { network });

    const account = await grantFor(input.code);

    return inTx(async (tx) => {
      const owner = { companyId: actor.companyId, userId: actor.accountId, network } as const;
      const saved = await saveConnection(tx, {
        ...owner,
        externalId: account.externalId,
        displayName: account.displayName,
        scopes: account.scopes,
        access: box.seal(account.accessToken, tokenBinding(owner, "access")),
        accessExpiresAt: account.accessExpiresAt,
        refresh:
          account.refreshToken === null
            ? null
            : box.seal(account.refreshToken, tokenBinding(owner, "refresh")),
        refreshExpiresAt: account.refreshExpiresAt,
      });
      if (!saved) throw new Refusal("account_used_elsewhere", { network });

      record(tx, {
        action: "connect-network",
        actorId: owner.userId,
        companyId: owner.companyId,
        subject: "connection",
        subjectId: owner.userId,
        details: { network },
      });
      emit(tx, networkConnected, owner);
      const row = (await connectionsOfUser(tx, actor.accountId)).find((one) => one.network === network);
      return presentConnection(network, row, now, true);
    });
  });
};
