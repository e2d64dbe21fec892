import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { KitResource } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { markOf } from "@polyphon/contract/kit/about.ts";
import { useAccount } from "../../../shared/session/account.ts";

const isDoing = (name: string) => {
  const field = corporateFrontUsers.fields[name as keyof typeof corporateFrontUsers.fields];
  return markOf(field.schema)?.kind === "withheld";
};

/** Without what the server would withhold, and without filters that it refuses. */
const inCouncilMode: KitResource = {
  ...corporateFrontUsers,
  columns: corporateFrontUsers.columns.filter((name) => !isDoing(name)),
  filters: (corporateFrontUsers.filters ?? []).filter((name) => !isDoing(name)),
};

/** The provider's staff manage all employees, a company's staff their own: two resources with the same calls. */
export function useFrontUsers() {
  const { companyId, councilMode } = useAccount();
  if (companyId === null)
    return { resource: adminFrontUsers, listed: adminFrontUsers, calls: adminFrontUserCalls, provider: true };
  const listed: KitResource = councilMode ? inCouncilMode : corporateFrontUsers;
  return { resource: corporateFrontUsers, listed, calls: corporateFrontUserCalls, provider: false };
}
