import { limits } from "@polyphon/contract/limits.ts";
import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { withGroupAccounts } from "../../../identity/identity.api.ts";
import { groupsOf as linkedinGroupsOf } from "../../linkedin-groups/groups.store.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";
import { requireAccessibleFrontUser } from "../reach.ts";

export const readDetailsOfFrontUsers = (calls: FrontUserCalls, { connections, shares }: FrontUserDeps) =>
  query(calls.details, async ({ input: { id }, tx, now }) => {
    const person = await requireAccessibleFrontUser(tx, id);
    const connected = await connections.facts(tx, id, now);
    const recent = await shares.recent(tx, id, now, limits.frontUser.recentShares);
    const linkedinGroups = await linkedinGroupsOf(tx, id);
    return {
      id,
      name: `${person.firstName} ${person.lastName}`.trim(),
      termsAcceptedAt: person.termsAcceptedAt?.toISOString() ?? null,
      linkedinGroups: linkedinGroups.map(({ accountName }) => accountName),
      connections: connected.map((one) => ({
        ...one,
        connectedAt: one.connectedAt.toISOString(),
        endsAt: one.endsAt?.toISOString() ?? null,
      })),
      scheduledShares: await shares.countWaiting(tx, await withGroupAccounts(tx, [id])),
      recentShares: recent.map((share) => ({ ...share, dueAt: share.dueAt.toISOString() })),
    };
  });
