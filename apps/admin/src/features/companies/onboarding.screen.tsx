import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";

/** Reserved autopilot days are a setting of the company, which is linked from here. */
function ReservedDaysLink({ company }: { company: Named }) {
  const { text } = useText();
  return (
    <LinkButton
      variant="default"
      href={`${screenHref("/admin/company-edit/:id", { id: company.id })}#company-autopilot`}
    >
      {text("companies.onboarding-configurations.reserved")}
    </LinkButton>
  );
}

export default resourceScreen(onboardingConfiguration, {
  pageActions: (row) => <ReservedDaysLink company={row["company"] as Named} />,
});
