import { listRoleAssignments as at } from "@polyphon/contract/people/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listAssignments } from "../../../identity/identity.api.ts";
import type { CategoryChoice } from "../../people.port.ts";
import { presentAssignments } from "../roles.present.ts";

export const listRoleAssignments = (categories: CategoryChoice) =>
  query(at, async ({ input, actor, tx }) => {
    const { rows, next } = await listAssignments(tx, input, input);
    return { items: await presentAssignments(tx, categories, actor, rows), next };
  });
