import { generateStaffAiText as at } from "@polyphon/contract/ai/ai.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { AiDeps } from "../../ai.deps.ts";
import { generateText } from "../generate-text.ts";

/** Suggestions for the copy of a post that staff write. */
export const generateStaffAiText = (deps: AiDeps) =>
  flow(at, "calls-outside", (context) => generateText(deps, at, context));
