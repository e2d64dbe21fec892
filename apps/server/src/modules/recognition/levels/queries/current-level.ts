import { readCurrentLevel as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { levelNow } from "../level-facts.ts";

export const currentLevel = query(at, async ({ actor, tx }) => {
  const { level } = await levelNow(tx, actor);
  return level.toLowerCase() as Lowercase<typeof level>;
});
