import "../../../shared/theme/styles-screens.ts";
import { getCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";
import { RecordPending } from "../../../shared/failure/record-pending.tsx";
import { CompanyForm } from "./company-form.tsx";

/** The company that the address names, in the form of the provider or of its own staff. */
export function StoredCompany({ kind }: { kind: "edit" | "own" }) {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const found = useEndpoint(getCompany, { id: id ?? "" }, { refetchOnWindowFocus: false });
  if (found.data === undefined) return <RecordPending found={found} />;
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
