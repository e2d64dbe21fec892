import { proficiencyLevels } from "@polyphon/contract/permissions.ts";
import { readLevelCriteria as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import { criteriaOf } from "@polyphon/rules/recognition/level-of.ts";
import { query } from "../../../../platform/operation/query.ts";
import { factsOf, levelNow, readThresholds } from "../level-facts.ts";

export const proficiencyLevelCriteriaInfo = query(at, async ({ actor, tx, now }) => {
  const { level, rule, person } = await levelNow(tx, actor);
  const thresholds = await readThresholds(tx);
  const [known] = await factsOf(tx, { people: [person], zone: rule.timeZone, thresholds, now });
  if (!known) throw new Error(`no facts about the signed-in user ${String(person.id)}`);
  const criteria = criteriaOf(known.facts, thresholds);
  const place = proficiencyLevels.indexOf(level);
  return {
    on: rule.levels,
    level,
    levels: proficiencyLevels.map((one, at) => ({
      level: one,
      reached: at <= place,
      criteria: [...criteria[one]],
    })),
    ofWeeks: thresholds.eliteOfWeeks,
    weeks: [...known.weeks],
    streak: known.streak,
  };
});
