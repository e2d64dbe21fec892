import { useAccount } from "../../../shared/session/account.ts";
import { StoredCompany } from "./stored-company.tsx";

/** A company's own staff meet what they may change, whichever address led them here. */
export default function EditCompanyScreen() {
  return <StoredCompany kind={useAccount().companyId === null ? "edit" : "own"} />;
}
