import { generateAiText as at } from "@polyphon/contract/ai/ai.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { AiDeps } from "../../ai.deps.ts";
import { generateText } from "../generate-text.ts";

/** Suggestions for an employee's share or own post. */
export const generateAiText = (deps: AiDeps) =>
  flow(at, "calls-outside", (context) => generateText(deps, at, context));
