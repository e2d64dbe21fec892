import { generateStaffAiImage as at } from "@polyphon/contract/ai/ai.contract.ts";
import { flow } from "../../../platform/operation/flow.ts";
import type { AiNeeds } from "../ai.port.ts";
import { generateImage } from "../generate-image.ts";

export const generateStaffAiImage = (needs: AiNeeds) =>
  flow(at, (context) => generateImage(needs, at, context));
