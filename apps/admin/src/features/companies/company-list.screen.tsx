import { Button } from "@mantine/core";
import type { AskedAction } from "@polyphon/admin-kit/bulk/act-dialog.tsx";
import { rowName } from "@polyphon/admin-kit/row/row-name.ts";
import { addCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { IconPlus } from "@tabler/icons-react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";
import { useMay } from "../../shared/session/use-may.ts";
import { useText } from "../../shared/text/use-text.ts";
import { DeactivationEffect } from "./deactivation-effect.tsx";
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

const idsOf = (rows: AskedAction["rows"]) => rows.map(({ id }) => id);

export default resourceScreen(company, {
  actExtras: {
    renderEffect: ({ action, rows }) => action === "deactivate" && <DeactivationEffect ids={idsOf(rows)} />,
    // Of several their number, which nobody types by mistake either.
    typedWord: ({ action, rows: [first, ...rest] }) => {
      if (action !== "deactivate" || !first) return undefined;
      return rest.length === 0 ? rowName(company, first) : String(rest.length + 1);
    },
  },
  headActions: <AddCompany />,
  widgets: { socialNetworks: networksCell },
});
