import { generateStaffAiImage as at } from "@polyphon/contract/ai/ai.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { AiDeps } from "../../ai.deps.ts";
import { generateImage } from "../generate-image.ts";

export const generateStaffAiImage = (deps: AiDeps) =>
  flow(at, "calls-outside", (context) => generateImage(deps, at, context));
