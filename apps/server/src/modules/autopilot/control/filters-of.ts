import type { AutopilotCycle } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ChoiceRow } from "./people-choices.store.ts";

/** How much a person asks for in the company's cycle: categories, and posts a week or days of four weeks. */
export function filtersOf(
  { rows, cycleWeeks }: Pick<ChoiceRow, "rows" | "cycleWeeks">,
  cycle: AutopilotCycle,
): { readonly categories: number; readonly filters: number } {
  const filters = cycle === "CLASSIC" ? rows : cycleWeeks.flatMap((week) => Object.values(week));
  return {
    categories: new Set(filters.map(({ categoryId }) => categoryId)).size,
    filters: cycle === "CLASSIC" ? rows.reduce((sum, { count }) => sum + count, 0) : filters.length,
  };
}
