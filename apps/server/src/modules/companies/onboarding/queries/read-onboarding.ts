import { readOnboarding as at } from "@polyphon/contract/companies/companies.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { findOnboarding } from "../onboarding.store.ts";
import { findReservedDays } from "../../settings/reserved-days.store.ts";

const orNull = (text: string | undefined) => (text === undefined || text === "" ? null : text);

export const readOnboarding = ({ lookups }: Pick<CompaniesDeps, "lookups">) =>
  query(at, async ({ actor, tx }) => {
    const found = await findOnboarding(tx, actor.companyId);
    const days = await findReservedDays(tx, actor.companyId);
    const ids = [...new Set(days.map(({ category }) => category))];
    const names = new Map((await lookups.choices.category.named(tx, ids)).map(({ id, name }) => [id, name]));
    return {
      welcomeVideo: orNull(found?.welcomeVideo),
      welcomeText: orNull(found?.welcomeText),
      languages: found?.languages ?? [],
      onboardingConfigurationCategories: (found?.categories ?? []).map(({ id, name, tags }) => ({
        categoryId: id,
        category: name,
        categoryDefiningTagIds: tags,
      })),
      // A category that is no longer connected to the company has no name here, and no posts.
      onboardingConfigurationAutopilotMonthlies: days.flatMap(({ day, category, tags, language }) => {
        const name = names.get(category);
        if (name === undefined) return [];
        return [
          {
            categoryId: category,
            category: name,
            categoryDefiningTagIds: tags,
            reservedDay: day,
            language,
            isDisable: true,
          },
        ];
      }),
    };
  });
