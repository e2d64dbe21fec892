import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { useLastChange } from "@polyphon/admin-kit/form/use-last-change.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { DraftName } from "./company-draft.ts";
import { companyValue } from "./company-value.tsx";
import type { CompanyForm } from "./use-company-form.ts";

/** Why a company was not saved; after a conflict, who saved it and what differs. */
export function CompanyFailure({ form }: { form: CompanyForm }) {
  const { text } = useText();
  const { field, choices } = resourceText(useKit(), company);
  const conflict = form.merged !== null || problemOf(form.failed)?.error === "edited_meanwhile";
  // The history is the provider's.
  const asked = conflict && form.kind !== "own" ? form.record?.id : undefined;
  return (
    <FormFailure
      error={form.failed}
      merged={form.merged}
      onReload={form.acceptNewer}
      lastChange={useLastChange(company, asked)}
      differences={{
        field,
        theirs: (name) => companyValue({ text, choices }, form.base, name as DraftName),
        differs: (name) => form.changed.includes(name as DraftName),
        onTake: (name) => form.change(name as DraftName, form.base[name as DraftName]),
      }}
    />
  );
}
