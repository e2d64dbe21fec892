import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { accountTypes, connectionStates, networks } from "./networks.ts";

/** What staff see of an employee's accounts: enough to help, nothing that opens them. */
export const listEmployeeConnections = endpoint({
  name: "list-employee-connections",
  method: "GET",
  path: "/services/admin/api/connection/list/:userId",
  about: { person: ["connections"], inCouncilMode: "refused" },
  access: { staff: "list_front_user" },
  reads: ["connection", "employee"],
  input: z.object({ userId: ref("employee") }),
  output: z.object({
    connections: z.array(
      z.object({
        network: z.enum(networks),
        status: z.enum(connectionStates),
        accountType: z.enum(accountTypes),
        displayName: z.string(),
        connectedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: ["not_found"],
});

export const disconnectEmployee = endpoint({
  name: "disconnect-employee",
  method: "POST",
  path: "/services/admin/api/connection/disconnect",
  about: "none",
  access: { staff: "list_front_user" },
  changes: ["connection"],
  input: z.object({ userId: ref("employee"), network: z.enum(networks) }),
  output: z.object({
    network: z.enum(networks),
    atNetwork: z.enum(["REVOKED", "NOT_OFFERED", "UNREACHABLE"]),
  }),
  errors: ["not_found", "network_not_connected"],
});
