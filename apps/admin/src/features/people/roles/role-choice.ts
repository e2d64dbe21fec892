import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listRoleChoices } from "@polyphon/contract/people/roles.contract.ts";

export type RoleChoice = OutputOf<typeof listRoleChoices>["items"][number];
