import type { DashboardView } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { useText } from "../../../shared/text/use-text.ts";

/** The name of a week or month. */
export function usePeriodText(view: DashboardView): (period: string) => string {
  const { text, language } = useText();
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return (period) =>
    view === "MONTH"
      ? month.format(new Date(`${period}-01T00:00:00Z`))
      : text("companies.dashboard.week", { week: Number(period.slice(6)), year: period.slice(0, 4) });
}
