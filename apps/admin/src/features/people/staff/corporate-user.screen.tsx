import { corporateUser } from "@polyphon/contract/people/staff/corporate-user.resource.ts";
import { ownCorporateUser } from "@polyphon/contract/people/staff/own-corporate-user.resource.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";
import { toActivity } from "./to-activity.tsx";

const OfAll = resourceScreen(corporateUser, toActivity);
const OfOwnCompany = resourceScreen(ownCorporateUser, toActivity);

/** A company's staff manage their own colleagues; staff without a company manage those of all. */
export default function CorporateUserScreen() {
  return useAccount().companyId === null ? <OfAll /> : <OfOwnCompany />;
}
