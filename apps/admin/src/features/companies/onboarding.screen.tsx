import { Button } from "@mantine/core";
import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";

/** Reserved autopilot days are a setting of the company, which is linked from here. */
function ReservedDaysLink({ company }: { company: Named }) {
  const { text } = useText();
  return (
    <Button
      variant="default"
      component={AppLink}
      href={`${screenHref("/admin/company-edit/:id", { id: company.id })}#company-autopilot`}
    >
      {text("companies.onboarding-configurations.reserved")}
    </Button>
  );
}

export default resourceScreen(onboardingConfiguration, {
  pageActions: (row) => <ReservedDaysLink company={row["company"] as Named} />,
});
