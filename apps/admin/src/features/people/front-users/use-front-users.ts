import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { useAccount } from "../../../shared/session/account.ts";

/** The provider's staff manage all employees, a company's staff their own: two resources with the same calls. */
export function useFrontUsers() {
  const { companyId } = useAccount();
  return companyId === null
    ? { resource: adminFrontUsers, calls: adminFrontUserCalls, provider: true }
    : { resource: corporateFrontUsers, calls: corporateFrontUserCalls, provider: false };
}
