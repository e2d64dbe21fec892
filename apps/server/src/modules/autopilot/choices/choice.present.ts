import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type {
  readClassicConfig,
  readMonthlyConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { AutopilotStatus } from "@polyphon/contract/autopilot/autopilot.ts";
import { usualDays } from "@polyphon/contract/autopilot/autopilot.ts";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { SlotFilter } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { cycleMondays, placeInCycle, weekNameOf } from "@polyphon/rules/autopilot/choices/week-list.ts";
import type { Topic } from "../../content/content.api.ts";
import type { ChoiceFacts } from "./choice-facts.ts";
import type { StoredChoice } from "./choice.store.ts";

export const presentTopic = ({ id, name, displayOrder, tags }: Topic) => ({
  categoryId: id,
  categoryName: name,
  displayOrder,
  categoryDefiningTags: tags.map((tag) => ({ id: tag.id, title: tag.title })),
});

/** Out of office from the first to the last day, both included. */
export function isAwayOn(
  { awayFrom, awayTo }: { readonly awayFrom: string | null; readonly awayTo: string | null },
  today: string,
): boolean {
  return awayFrom !== null && awayTo !== null && awayFrom <= today && today <= awayTo;
}

/** A network that the company has switched off since is left out: nothing is shared on it, and it cannot be chosen. */
function stateOf({ state, settings }: ChoiceFacts, choice: StoredChoice | null, today: string) {
  const autopilotStatus: AutopilotStatus = state.on ? 1 : 0;
  return {
    autopilotStatus,
    socialNetworks: (choice?.networks ?? []).filter((network) => settings.networks.includes(network)),
    shareTimeFrom: choice?.shareTimeFrom ?? null,
    shareTimeTo: choice?.shareTimeTo ?? null,
    otherDays: choice?.otherDays ?? false,
    apOutOfOfficeStatus: isAwayOn(state, today),
    apOutOfOfficeStartDate: state.awayFrom,
    apOutOfOfficeEndDate: state.awayTo,
    version: choice?.version ?? 0,
  };
}

/** Rows of categories that are no longer connected are left out: there is nothing to share from them. */
export function presentClassic(
  facts: ChoiceFacts,
  choice: StoredChoice | null,
  today: string,
): OutputOf<typeof readClassicConfig> {
  return {
    ...stateOf(facts, choice, today),
    days: [...(choice?.days ?? usualDays)],
    userAutoPilotConfigs: (choice?.rows ?? []).flatMap(({ categoryId, tagIds, language, count }) => {
      const topic = facts.byId.get(categoryId);
      if (!topic) return [];
      return [
        {
          category: presentTopic(topic),
          categoryId,
          noOfPost: count,
          postLanguage: language,
          categoryDefiningTagIds: [...tagIds],
        },
      ];
    }),
  };
}

/** The repeating weeks as they fall on the four that can be set up now. */
export function presentMonthly(
  facts: ChoiceFacts,
  choice: StoredChoice | null,
  today: string,
): OutputOf<typeof readMonthlyConfig> {
  const { cycleMonday = null, cycleWeeks = [] } = choice ?? {};
  const weekOf = (monday: string) =>
    cycleMonday === null ? undefined : cycleWeeks[placeInCycle(cycleMonday, monday, limits.autopilot.weeks)];
  return {
    ...stateOf(facts, choice, today),
    autopilotMonthlyWeekDataList: cycleMondays(today).map((monday) => ({
      ...weekNameOf(monday),
      monday,
      autopilotMonthlyConfigs: workDays.flatMap((day) => {
        const reserved = facts.reserved.find((one) => one.day === day);
        const filter: SlotFilter | undefined = reserved ?? weekOf(monday)?.[day];
        const topic = filter && facts.byId.get(filter.categoryId);
        if (!filter || !topic) return [];
        return [
          {
            ...weekNameOf(monday),
            day,
            categoryId: filter.categoryId,
            category: topic.name,
            categoryDefiningTagIds: [...filter.tagIds],
            language: filter.language,
            isDisable: reserved !== undefined,
          },
        ];
      }),
    })),
  };
}
