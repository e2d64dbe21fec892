import type { AutopilotCycle } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ChoiceRow } from "./people-choices.store.ts";

/** How much somebody asks for in the cycle that the company has: categories, and posts a week or days of four weeks. */
export function wishesOf(
  { rows, cycleWeeks }: Pick<ChoiceRow, "rows" | "cycleWeeks">,
  cycle: AutopilotCycle,
): { readonly categories: number; readonly wishes: number } {
  const wishes = cycle === "CLASSIC" ? rows : cycleWeeks.flatMap((week) => Object.values(week));
  return {
    categories: new Set(wishes.map(({ categoryId }) => categoryId)).size,
    wishes: cycle === "CLASSIC" ? rows.reduce((sum, { count }) => sum + count, 0) : wishes.length,
  };
}
