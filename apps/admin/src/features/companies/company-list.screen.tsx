import { Button } from "@mantine/core";
import { addCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { IconPlus } from "@tabler/icons-react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";
import { useMay } from "../../shared/session/use-may.ts";
import { useText } from "../../shared/text/use-text.ts";
import { networksCell } from "./networks-cell.tsx";

function AddCompany() {
  const { text } = useText();
  const may = useMay();
  if (!may(addCompany.access)) return null;
  return (
    <Button
      component={AppLink}
      href="/admin/add-corporate"
      leftSection={<IconPlus size={15} stroke={2} aria-hidden />}
    >
      {text("companies.companies.add")}
    </Button>
  );
}

export default resourceScreen(company, {
  headActions: <AddCompany />,
  widgets: { socialNetworks: networksCell },
});
