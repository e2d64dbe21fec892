import { generateAiText as at } from "@polyphon/contract/ai/ai.contract.ts";
import { flow } from "../../../platform/operation/flow.ts";
import type { AiNeeds } from "../ai.port.ts";
import { generateText } from "../generate-text.ts";

/** Suggestions for an employee's share or own post. */
export const generateAiText = (needs: AiNeeds) => flow(at, (context) => generateText(needs, at, context));
