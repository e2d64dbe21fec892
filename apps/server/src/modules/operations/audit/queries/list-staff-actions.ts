import { type ActionDetail, actionDetails } from "@polyphon/contract/operations/staff-actions.ts";
import { listStaffActions as at } from "@polyphon/contract/operations/staff-actions.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { type Action, actionCatalogue, actionNames, tellingDetail, verbOf } from "../action-catalogue.ts";
import { nameThings, type Target } from "../name-things.ts";
import { listStaffActions as listRows, type StaffActionRow } from "../staff-action.store.ts";

/** What it was done to: by the id of the line, or by one that the call named beside it. */
function targetOf({ subjectId, details }: StaffActionRow, { idOf }: Action): Target | null {
  if (idOf !== null && subjectId !== null) return { kind: idOf, id: subjectId };
  const { postId, companyId, userId, accountId } = details;
  if (typeof postId === "number") return { kind: "post", id: postId };
  if (typeof userId === "number") return { kind: "employee", id: userId };
  if (typeof accountId === "number") return { kind: "staffUser", id: accountId };
  return typeof companyId === "number" ? { kind: "company", id: companyId } : null;
}

function shownDetails({ details }: StaffActionRow): Partial<Record<ActionDetail, string | number>> {
  const shown = actionDetails.flatMap((name) => {
    const value = details[name];
    return (typeof value === "string" && value !== "") || typeof value === "number" ? [[name, value]] : [];
  });
  return Object.fromEntries(shown) as Partial<Record<ActionDetail, string | number>>;
}

const present = <T>(value: T | null): value is T => value !== null;

export const listStaffActions = query(at, async ({ input, tx }) => {
  const { kind, thing, ...filter } = input;
  const { rows, next } = await listRows(tx, { ...filter, actions: actionNames(kind, thing) });
  const found = rows.flatMap((row) => {
    const action = actionCatalogue.get(row.action);
    return action ? [{ row, action, target: targetOf(row, action) }] : [];
  });
  const people = await namesOfAccounts(tx, [...new Set(rows.map(({ actorId }) => actorId).filter(present))]);
  const companies = await namesOfCompanies(tx, [
    ...new Set(rows.map(({ companyId }) => companyId).filter(present)),
  ]);
  const nameOf = await nameThings(tx, found.map(({ target }) => target).filter(present));
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  const namedIn = (names: ReadonlyMap<number, string>, id: number | null) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  return {
    items: found.map(({ row, action, target }) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: namedIn(people, row.actorId),
      action: row.action,
      verb: verbOf(action, tellingDetail(row.details)),
      thing: action.thing,
      thingId: target?.id ?? null,
      thingName: nameOf(target),
      company: namedIn(companyNames, row.companyId),
      details: shownDetails(row),
    })),
    next,
  };
});
