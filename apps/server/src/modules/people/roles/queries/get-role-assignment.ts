import { getRoleAssignment as at } from "@polyphon/contract/people/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findAssignment } from "../../../identity/identity.api.ts";
import type { CategoryChoice } from "../../people.port.ts";
import { presentAssignment } from "../roles.present.ts";

export const getRoleAssignment = (categories: CategoryChoice) =>
  query(at, async ({ input, actor, tx }) => {
    const row = await findAssignment(tx, input.id);
    if (!row) throw new Refusal("not_found");
    return presentAssignment(tx, categories, actor, row);
  });
