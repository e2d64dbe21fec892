import { connectXing as at } from "@polyphon/contract/networks/connect.contract.ts";
import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { networks as textsDe } from "@polyphon/i18n/de/networks/networks.server.ts";
import { networks as textsEn } from "@polyphon/i18n/en/networks/networks.server.ts";
import { noEnd } from "@polyphon/rules/networks/connection-life.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { findPerson } from "../../../identity/identity.api.ts";
import type { NetworkDeps } from "../../networks.deps.ts";
import { mayConnect } from "../../networks.policy.ts";
import { presentConnection } from "../../connections/connection.present.ts";
import { saveGrant } from "../save-grant.ts";

const network = "XING";
const texts = { en: textsEn, de: textsDe };

export const connectXing = (deps: NetworkDeps) =>
  command(at, async ({ actor, tx, now, language }) => {
    const company = await companyOf(tx, actor.companyId);
    allow(mayConnect(actor, company.socialNetworks, network));

    const person = await findPerson(tx, actor.accountId);
    const owner = { companyId: actor.companyId, userId: actor.accountId, network } as const;
    const row = await saveGrant(tx, deps.box, owner, {
      accountType: "PERSONAL",
      // Xing does not identify anybody, so the account is identified by its owner here.
      externalId: `account:${actor.accountId}`,
      displayName: person ? `${person.firstName} ${person.lastName}` : "Xing",
      vanityName: null,
      accessToken: "",
      accessExpiresAt: noEnd,
      refreshToken: null,
      refreshExpiresAt: null,
      scopes: [],
    });
    emit(tx, networkConnected, owner);
    return {
      connection: presentConnection(deps, network, row, { now, connectable: true }),
      message: texts[language].xingByHand,
    };
  });
