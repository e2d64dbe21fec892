import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import classes from "./company-filter.module.css";

export interface CompanyFilterProps {
  label: string;
  /** The placeholder. */
  all: string;
  /** The value in the address. */
  companyId: string | undefined;
  onChange: (companyId: string | undefined) => void;
}

/** One company, found by typing; its name is loaded when only its id is known. Its label is for screen readers. */
export function CompanyFilter({ label, all, companyId, onChange }: CompanyFilterProps) {
  const known = companyId !== undefined && /^\d+$/u.test(companyId);
  const names = useEndpoint(
    choiceSources.company,
    { ids: companyId ?? "" },
    { enabled: known, staleTime: 300_000 },
  );
  const company = names.data?.items.find(({ id }) => String(id) === companyId);
  return (
    <span className={classes.bare}>
      <ReferenceInput
        endpoint={choiceSources.company}
        label={label}
        placeholder={all}
        clearable
        value={known ? (company ?? { id: Number(companyId), name: companyId }) : null}
        onChange={(chosen) => onChange(chosen ? String(chosen.id) : undefined)}
      />
    </span>
  );
}
