import { listEmployeeConnections as at } from "@polyphon/contract/networks/employee-connections.contract.ts";
import { endsFor, stateNow } from "@polyphon/rules/networks/connection-life.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findEmployee } from "../../../identity/identity.api.ts";
import { connectionsOfUser } from "../connection.store.ts";

export const listEmployeeConnections = query(at, async ({ input, tx, now, guard }) => {
  const employee = await findEmployee(tx, input.userId);
  if (!employee) throw new Refusal("not_found");
  guard.refuseIn(employee.companyId);
  guard.tells([employee.id]);

  const rows = await connectionsOfUser(tx, input.userId);
  return {
    connections: rows.map((row) => ({
      network: row.network,
      status: stateNow(row, now),
      accountType: row.accountType,
      displayName: row.displayName,
      connectedAt: row.connectedAt.toISOString(),
      expiresAt: endsFor(row)?.toISOString() ?? null,
    })),
  };
});
