import { findCalendarEmployees as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findEmployeesBy } from "../../../identity/identity.api.ts";

/** More are found by typing on. */
const offered = 20;

export const findCalendarEmployees = query(at, async ({ input, actor, tx }) => ({
  items: actor.companyId === null ? [] : await findEmployeesBy(tx, actor.companyId, input.search, offered),
}));
