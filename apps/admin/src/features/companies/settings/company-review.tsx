import { ReviewDialog } from "@polyphon/admin-kit/dialog/review-dialog.tsx";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { companyValue } from "./company-value.tsx";
import type { CompanyForm } from "./use-company-form.ts";

/** The changes of a company. */
export function CompanyReview({ form, onClose }: { form: CompanyForm; onClose: () => void }) {
  const { text } = useText();
  const { field, choices } = resourceText(useKit(), company);
  const words = { text, choices };
  return (
    <ReviewDialog
      changes={form.changed.map((name) => ({
        name,
        label: field(name),
        before: companyValue(words, form.base, name),
        after: companyValue(words, form.draft, name),
      }))}
      onClose={onClose}
    />
  );
}
