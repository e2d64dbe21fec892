import { findAiTextConfig } from "./modules/ai/settings/ai-text-setting.store.ts";
import { settingOf } from "./modules/autopilot/autopilot.api.ts";
import { findFeedFilters } from "./modules/content/feed/feed-filter.store.ts";
import type { PersonFacts } from "./modules/identity/identity.port.ts";
import { reviewsOf } from "./modules/people/front-users/reviewed-user.store.ts";
import { findTour } from "./modules/people/tour/tour.store.ts";
import { hasSkipped } from "./modules/surveys/replies/reply.store.ts";

/** What the modules after identity keep of a person, each in its own table, for the account that the app reads. */
export const personFacts: PersonFacts = {
  aiText: findAiTextConfig,
  autopilot: settingOf,
  feedFilters: findFeedFilters,
  review: async (tx, personId) =>
    (await reviewsOf(tx, [personId])).get(personId) ?? { reviewed: false, rating: null },
  tour: findTour,
  hasSkippedQuestionnaire: hasSkipped,
};
