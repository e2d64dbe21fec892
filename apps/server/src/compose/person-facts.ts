import { findAiTextConfig } from "../modules/ai/ai.api.ts";
import { settingOf } from "../modules/autopilot/autopilot.api.ts";
import { findFeedFilters } from "../modules/content/content.api.ts";
import type { PersonFacts } from "../modules/identity/identity.port.ts";
import { findTour, reviewsOf } from "../modules/people/people.api.ts";
import { hasSkippedQuestionnaire } from "../modules/surveys/surveys.api.ts";

/** What the modules after identity keep of a person, each in its own table, for the account that the app reads. */
export const personFacts: PersonFacts = {
  aiText: findAiTextConfig,
  autopilot: settingOf,
  feedFilters: findFeedFilters,
  review: async (tx, personId) =>
    (await reviewsOf(tx, [personId])).get(personId) ?? { reviewed: false, rating: null },
  tour: findTour,
  hasSkippedQuestionnaire,
};
