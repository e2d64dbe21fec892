import type { FrontUserRow } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { activityOf } from "@polyphon/rules/people/front-users/activity.ts";
import { actionsFor } from "@polyphon/rules/people/front-users/front-user-action.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontUserAccount } from "../../identity/identity.api.ts";
import { aYearBefore } from "./a-year-before.ts";
import { groupsOfMany } from "../group-parameters/front-user-groups.store.ts";
import { reviewsOf } from "./reviewed-user.store.ts";
import type { FrontUserDeps } from "./front-users.deps.ts";

/** Rows with the data of other modules: five statements, however many rows there are. */
export async function showFrontUsers(
  tx: Tx,
  people: readonly FrontUserAccount[],
  reader: { readonly companyId: number | null },
  { connections, shares, autopilot }: FrontUserDeps,
  now: Date,
): Promise<FrontUserRow[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [marks, figures, groups, switchedOn, reviews] = await Promise.all([
    connections.marks(tx, ids, now),
    shares.figures(tx, ids, aYearBefore(now)),
    groupsOfMany(tx, ids),
    autopilot.switchedOn(tx, ids),
    reviewsOf(tx, ids),
  ]);
  return people.map((person) => {
    const done = figures.get(person.id);
    return {
      ...person,
      autopilot: switchedOn.has(person.id),
      reviewUser: reviews.get(person.id)?.reviewed ?? false,
      name: `${person.firstName} ${person.lastName}`.trim(),
      lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
      createdAt: person.createdAt.toISOString(),
      signedIn: person.lastLoginAt !== null,
      activity: activityOf(done?.lastShareAt ?? null, now),
      lastShareAt: done?.lastShareAt?.toISOString() ?? null,
      shares: done?.shares ?? 0,
      networks: [...(marks.get(person.id) ?? [])],
      groups: groups.get(person.id) ?? [],
      can: { edit: person.status !== "DELETED", actions: actionsFor(person, reader.companyId === null) },
    };
  });
}

export async function showFrontUser(
  tx: Tx,
  person: FrontUserAccount,
  reader: { readonly companyId: number | null },
  deps: FrontUserDeps,
  now: Date,
): Promise<FrontUserRow> {
  const [row] = await showFrontUsers(tx, [person], reader, deps, now);
  if (!row) throw new Error("an employee without a row");
  return row;
}
