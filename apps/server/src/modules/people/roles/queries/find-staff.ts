import { findStaff as at } from "@polyphon/contract/people/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findStaffBy } from "../../../identity/identity.api.ts";
import { choices } from "../choices.ts";

export const findStaff = query(at, async ({ input, tx }) => ({
  items: (await findStaffBy(tx, input.search, choices)).map(({ id, email, firstName, lastName }) => ({
    id,
    email,
    name: `${firstName} ${lastName}`.trim(),
  })),
}));
