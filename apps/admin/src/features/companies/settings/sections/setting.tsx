import { isRequired } from "@polyphon/admin-kit/form/form-values.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import type { CompanyField } from "@polyphon/contract/companies/settings/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { fieldOf, widgetOfField } from "../company-draft.ts";
import type { CompanyForm } from "../use-company-form.ts";

export interface SettingProps {
  form: CompanyForm;
  name: CompanyField;
}

/** One setting with the input of its kind. */
export function Setting({ form, name }: SettingProps) {
  const words = resourceText(useKit(), company);
  const [field, widget] = [fieldOf(name), widgetOfField(name)];
  return (
    <div data-field={name}>
      <widget.Input
        name={name}
        label={words.field(name)}
        help={words.help(name)}
        error={form.faults[name]}
        required={isRequired(field, widget)}
        value={form.draft[name]}
        onChange={(value) => form.change(name, value)}
        choices={words.choices(name, field)}
        field={field}
        onBusy={(on) => form.setBusy(name, on)}
      />
    </div>
  );
}
