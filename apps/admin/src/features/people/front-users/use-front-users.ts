import { adminDesk, corporateDesk } from "@polyphon/contract/people/front-users/front-user-desk.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { useAccount } from "../../../shared/session/account.ts";

/** The provider's staff keep everybody's employees, a company's staff their own: two desks with the same calls. */
export function useFrontUsers() {
  const { companyId } = useAccount();
  return companyId === null
    ? { resource: adminFrontUsers, desk: adminDesk, provider: true }
    : { resource: corporateFrontUsers, desk: corporateDesk, provider: false };
}
