import { actsForCompany } from "@polyphon/rules/identity/roles/choose-role.ts";
import { NoAccess } from "@polyphon/ui/feedback/state/no-access.tsx";
import type { ComponentType } from "react";
import { useAccount } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";

/** A desk of a company's own staff. The provider's staff may open every screen and read here whose desk it is. */
export function companyDesk(Desk: ComponentType): ComponentType {
  return function CompanyDesk() {
    const { userType } = useAccount();
    const { text } = useText();
    if (userType !== null && actsForCompany(userType)) return <Desk />;
    return <NoAccess title={text("content.companyDesk.title")} text={text("content.companyDesk.text")} />;
  };
}
