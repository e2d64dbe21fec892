import { generateStaffAiText as at } from "@polyphon/contract/ai/ai.contract.ts";
import { flow } from "../../../platform/operation/flow.ts";
import type { AiNeeds } from "../ai.port.ts";
import { generateText } from "../generate-text.ts";

/** Suggestions for the copy of a post that staff write. */
export const generateStaffAiText = (needs: AiNeeds) =>
  flow(at, (context) => generateText(needs, at, context));
