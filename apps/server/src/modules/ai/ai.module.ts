import type { Module } from "../../platform/module/module.ts";
import type { AiDeps } from "./ai.deps.ts";
import { generateAiImage } from "./image/commands/generate-ai-image.ts";
import { generateAiText } from "./text/commands/generate-ai-text.ts";
import { generateStaffAiImage } from "./image/commands/generate-staff-ai-image.ts";
import { generateStaffAiText } from "./text/commands/generate-staff-ai-text.ts";
import { saveStaffAiTextConfig } from "./settings/commands/save-staff-ai-text-config.ts";
import { saveUserAiTextConfig } from "./settings/commands/save-user-ai-text-config.ts";
import { clearAiPassages } from "./text/jobs/clear-ai-passages.ts";
import { detectAiText } from "./text/queries/detect-ai-text.ts";
import { readAiSettings } from "./settings/queries/read-ai-settings.ts";
import { readStaffAiSettings } from "./settings/queries/read-staff-ai-settings.ts";

export const ai = (deps: AiDeps): Module => ({
  name: "ai",
  operations: [
    generateAiText(deps),
    generateStaffAiText(deps),
    generateAiImage(deps),
    generateStaffAiImage(deps),
    saveUserAiTextConfig,
    saveStaffAiTextConfig,
    readAiSettings(deps),
    readStaffAiSettings(deps),
    detectAiText(deps),
  ],
  jobs: [clearAiPassages],
  listeners: [],
});
