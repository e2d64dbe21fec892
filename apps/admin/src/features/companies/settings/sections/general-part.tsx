import { Select } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { useMemo } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../company-form.module.css";
import { wordIn } from "./word-in.ts";
import { Setting } from "./setting.tsx";
import type { CompanyForm } from "../use-company-form.ts";

export function GeneralPart({ form }: { form: CompanyForm }) {
  const { text } = useText();
  const words = resourceText(useKit(), company);
  const zones = useMemo(() => Intl.supportedValuesOf("timeZone"), []);
  const zone = wordIn(form.draft.companyTimeZone);
  return (
    <div className={classes.grid}>
      <Setting form={form} name="companyName" />
      <Setting form={form} name="companyDomain" />
      <Setting form={form} name="customerId" />
      <Select
        name="companyTimeZone"
        label={words.field("companyTimeZone")}
        description={words.help("companyTimeZone")}
        placeholder={text("companies.form.zone")}
        error={form.faults["companyTimeZone"]}
        withAsterisk
        aria-required
        searchable
        limit={40}
        allowDeselect={false}
        data={zones.includes(zone) ? zones : [zone, ...zones]}
        value={zone}
        onChange={(next) => form.change("companyTimeZone", next ?? "")}
      />
    </div>
  );
}
