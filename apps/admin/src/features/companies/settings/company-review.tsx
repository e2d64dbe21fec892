import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import { ReviewDialog } from "@polyphon/admin-kit/dialog/review-dialog.tsx";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import type { ReactNode } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import { type CompanyDraft, type DraftName, fieldOf, widgetOfField } from "./company-draft.ts";
import type { CompanyForm } from "./use-company-form.ts";

/** The changes of a company; its days and switches are not plain fields. */
export function CompanyReview({ form, onClose }: { form: CompanyForm; onClose: () => void }) {
  const { text } = useText();
  const words = resourceText(useKit(), company);
  const side = (draft: CompanyDraft, name: DraftName): ReactNode => {
    const value: unknown = draft[name];
    const isEmpty = Array.isArray(value) ? value.length === 0 : [null, "", undefined].includes(value as null);
    if (isEmpty) return null;
    if (name === "reservedDays")
      return draft.reservedDays
        .map(({ day, category }) => `${text(`companies.form.days.${day}`)}: ${category?.name ?? ""}`)
        .join(", ");
    const { Cell } = widgetOfField(name);
    if (fieldOf(name).kind === "switch")
      return text(value === true ? "companies.form.on" : "companies.form.off");
    return <Cell value={value} choices={words.choices(name, fieldOf(name))} />;
  };
  return (
    <ReviewDialog
      changes={form.changed.map((name) => ({
        name,
        label: words.field(name),
        before: side(form.base, name),
        after: side(form.draft, name),
      }))}
      onClose={onClose}
    />
  );
}
