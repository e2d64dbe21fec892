import { readAutopilotContext as at } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { usualPostCount } from "@polyphon/contract/autopilot/autopilot.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { firstCounts } from "@polyphon/rules/autopilot/choices/check-config.ts";
import { query } from "../../../../platform/operation/query.ts";
import { workingAccounts } from "../../../networks/networks.api.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { reachOf } from "../../planner/load-people.ts";
import { loadFacts } from "../choice-facts.ts";
import { presentTopic } from "../choice.present.ts";
import { findSuggestion } from "../choice.store.ts";

/** A longer list would be no help in choosing. */
const mostTopics = 200;

export const readAutopilotControlCenterConfig = (deps: PlanDeps) =>
  query(at, async ({ actor, tx, now }) => {
    const { userId, settings, topics, byId, state, reserved } = await loadFacts(tx, actor);
    const suggestion = await findSuggestion(tx, actor.companyId);
    const working = (await workingAccounts(tx, [userId], now)).get(userId) ?? [];
    const { assisted } = reachOf(deps, working);
    const named = suggestion?.categoryIds.flatMap((id) => byId.get(id) ?? []) ?? [];
    const rows = (named.length > 0 ? named : topics).slice(0, limits.autopilot.rows);
    const count = suggestion?.count ?? usualPostCount;
    const counts = firstCounts(rows.length, count);
    const postLanguage: ContentLanguage = state.language === "de" ? "GERMAN" : "ENGLISH";
    return {
      cycle: settings.cycle,
      socialNetworks: settings.networks.map((socialNetwork) => ({
        socialNetwork,
        connected: working.some(({ network }) => network === socialNetwork),
        assisted: assisted.includes(socialNetwork),
      })),
      topics: topics.slice(0, mostTopics).map(presentTopic),
      shareTimeFrom: settings.hours.shareTimeFrom,
      shareTimeTo: settings.hours.shareTimeTo,
      reservedDays: reserved.map(({ day, categoryId, language }) => ({
        day,
        category: byId.get(categoryId)?.name ?? "",
        language,
      })),
      suggestedPostCount: count,
      userAutoPilotConfigs: rows.map((topic, at) => ({
        category: presentTopic(topic),
        categoryId: topic.id,
        noOfPost: counts[at] ?? 0,
        postLanguage,
        categoryDefiningTagIds: topic.tags
          .map(({ id }) => id)
          .filter((id) => suggestion?.tagIds.includes(id)),
      })),
    };
  });
