import "../../../shared/theme/styles-screens.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { CompanyForm } from "./company-form.tsx";

export default function AddCompanyScreen() {
  const go = useGo();
  return (
    <CompanyForm
      kind="add"
      stored={undefined}
      onSaved={({ id }) => go(screenHref("/admin/company-edit/:id", { id }), { replace: true })}
      onReload={() => undefined}
    />
  );
}
