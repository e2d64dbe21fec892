import { actsForCompany } from "@polyphon/rules/identity/roles/choose-role.ts";
import { NoAccess } from "@polyphon/ui/feedback/state/no-access.tsx";
import type { ComponentType } from "react";
import { useAccount } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";

/** A screen of a company's own staff. The provider's staff may open it too and read whose screen it is. */
export function companyOnly(Screen: ComponentType): ComponentType {
  return function CompanyOnly() {
    const { userType } = useAccount();
    const { text } = useText();
    if (userType !== null && actsForCompany(userType)) return <Screen />;
    return <NoAccess title={text("content.companyOnly.title")} text={text("content.companyOnly.text")} />;
  };
}
