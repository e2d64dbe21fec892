import { listRoleAssignments as at } from "@polyphon/contract/people/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { listAssignments } from "../../../identity/identity.api.ts";
import type { CategoryChoice } from "../../people.port.ts";
import { presentAssignments } from "../roles.present.ts";

export const listRoleAssignments = (categories: CategoryChoice) =>
  query(at, async ({ input, actor, tx }) => {
    const after = readCursor(input.after, ["string", "string", "number"]);
    const rows = await listAssignments(tx, {
      search: input.search,
      roleId: input.roleId,
      after: after && { lastName: String(after[0]), firstName: String(after[1]), id: Number(after[2]) },
      limit: input.limit,
    });

    const page = rows.slice(0, input.limit);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      items: await presentAssignments(tx, categories, actor, page),
      next: last ? makeCursor(...last.place, last.id) : null,
    };
  });
