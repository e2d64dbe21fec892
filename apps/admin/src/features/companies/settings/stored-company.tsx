import "../../../shared/theme/styles-screens.ts";
import { getCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { CompanyForm } from "./company-form.tsx";

/** The company that the address names, in the form of the provider or of its own staff. */
export function StoredCompany({ kind }: { kind: "edit" | "own" }) {
  const found = useEndpoint(getCompany, { id: useRecordId() }, { refetchOnWindowFocus: false });
  if (found.data === undefined) return <RecordState found={found} />;
  return (
    <CompanyForm
      key={found.data.id}
      kind={kind}
      stored={found.data}
      onSaved={() => undefined}
      onReload={() => void found.refetch()}
    />
  );
}
