import { useAccount } from "../../../shared/session/account.ts";
import { StoredCompany } from "./stored-company.tsx";

/** A company's own staff see only what they may change, whichever address they used. */
export default function EditCompanyScreen() {
  return <StoredCompany kind={useAccount().companyId === null ? "edit" : "own"} />;
}
