import type { MoveConsequences } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { frontTypeIn, moveFault } from "@polyphon/rules/people/front-users/move-user.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf, namesOfCompanies } from "../../../companies/companies.api.ts";
import {
  countSignedIn,
  hasFrontUsers,
  lockMovable,
  type MovedAccount,
  withGroupAccounts,
} from "../../../identity/identity.api.ts";
import { countGroupsOf } from "../../group-parameters/front-user-groups.store.ts";
import type { Move } from "../front-users.port.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";

export interface MoveInput {
  readonly fromCompanyId: number;
  readonly toCompanyId: number;
  readonly userIds: readonly number[];
}

export interface WeighedMove {
  readonly move: Move;
  readonly people: readonly (MovedAccount & { readonly type: "FRONT" | "CROSS_DOMAIN" })[];
  readonly from: string;
  readonly to: string;
  readonly consequences: MoveConsequences;
}

/** Who would be moved and what that would cause. With `lock` nobody changes these people until the move is done. */
export async function weighMove(
  tx: Tx,
  input: MoveInput,
  { moving }: Pick<FrontUserDeps, "moving">,
  { now, lock }: { readonly now: Date; readonly lock: boolean },
): Promise<WeighedMove> {
  const companyIds = [...new Set([input.fromCompanyId, input.toCompanyId])];
  const names = await namesOfCompanies(tx, companyIds);
  if (names.length < companyIds.length) throw new Refusal("not_found");
  const fault = moveFault({ ...input, peopleThere: await hasFrontUsers(tx, input.fromCompanyId) });
  if (fault) throw new Refusal(fault);
  const ids = [...new Set(input.userIds)];
  const found = await lockMovable(tx, input.fromCompanyId, ids, lock);
  if (found.length < ids.length) throw new Refusal("not_found");

  const { domain } = await companyOf(tx, input.toCompanyId);
  const people = found.map((person) => ({ ...person, type: frontTypeIn(person.email, domain) }));
  const move = { accountIds: await withGroupAccounts(tx, ids), toCompanyId: input.toCompanyId };
  const shares = await moving.weighShares(tx, move);
  const connections = await moving.weighConnections(tx, move);
  const nameOf = (id: number) => names.find((one) => one.id === id)?.name ?? "";
  return {
    move,
    people,
    from: nameOf(input.fromCompanyId),
    to: nameOf(input.toCompanyId),
    consequences: {
      people: people.length,
      shares: shares.shares,
      cancelledShares: shares.cancelled,
      keptConnections: connections.kept,
      lostConnections: connections.lost,
      filters: await moving.countFilters(tx, ids),
      groups: await countGroupsOf(tx, ids),
      crossDomain: people.filter(({ type }) => type === "CROSS_DOMAIN").length,
      signedIn: await countSignedIn(tx, move.accountIds, now),
    },
  };
}
