import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import {
  findAssignableCategories,
  findAssignableCompanies,
} from "@polyphon/contract/people/roles.contract.ts";
import type { ReactNode } from "react";
import { useText } from "../../shared/text/use-text.ts";

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface CategoryChoiceProps {
  value: readonly Named[];
  onChange: (value: readonly Named[]) => void;
  error?: ReactNode;
}

export function CategoryChoice({ value, onChange, error }: CategoryChoiceProps) {
  const { text } = useText();
  return (
    <ReferencesInput
      endpoint={findAssignableCategories}
      label={text("mentions.form.categories")}
      description={text("mentions.form.categoriesHint")}
      withAsterisk
      error={error}
      value={value}
      onChange={onChange}
    />
  );
}

export interface CompanyChoiceProps {
  value: Named | null;
  onChange: (value: Named | null) => void;
}

export function CompanyChoice({ value, onChange }: CompanyChoiceProps) {
  const { text } = useText();
  return (
    <ReferenceInput
      endpoint={findAssignableCompanies}
      label={text("mentions.form.company")}
      description={text("mentions.form.companyHint")}
      placeholder={text("mentions.form.anyCompany")}
      clearable
      value={value}
      onChange={onChange}
    />
  );
}
