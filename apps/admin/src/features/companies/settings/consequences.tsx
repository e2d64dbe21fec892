import { useDebouncedValue } from "@mantine/hooks";
import { previewCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./company-form.module.css";
import type { CompanyForm } from "./use-company-form.ts";

const weighed = [
  "companyDomain",
  "socialNetworks",
  "linkedinGroup",
  "userLevel",
  "allowedInactivityDays",
  "autopilot",
  "active",
] as const;

/** What saving would cause, shown beforehand. */
export function Consequences({ form, companyId }: { form: CompanyForm; companyId: number }) {
  const { text, language } = useText();
  const [settings] = useDebouncedValue(form.settings, 400);
  const input = { id: companyId, ...Object.fromEntries(weighed.map((name) => [name, settings[name]])) };
  const parsed = previewCompany.input.safeParse(input);
  const matters = weighed.some((name) => form.changed.includes(name));
  const preview = useEndpoint(previewCompany, parsed.success ? parsed.data : { ...settings, id: companyId }, {
    enabled: parsed.success && matters,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const all = matters ? (preview.data?.consequences ?? []) : [];
  if (all.length === 0) return null;
  return (
    <NoticeStrip tone="warn" spoken="politely">
      {text("companies.form.consequences")}
      <ul className={classes.consequences}>
        {all.map(({ kind, count }) => (
          <li key={kind}>
            {text(`companies.form.consequence.${kind}`, { count, formatted: count.toLocaleString(language) })}
          </li>
        ))}
      </ul>
    </NoticeStrip>
  );
}
