import type { Module } from "../../platform/module/module.ts";
import type { AiDeps } from "./ai.deps.ts";
import { generateAiImage } from "./commands/generate-ai-image.ts";
import { generateAiText } from "./commands/generate-ai-text.ts";
import { generateStaffAiImage } from "./commands/generate-staff-ai-image.ts";
import { generateStaffAiText } from "./commands/generate-staff-ai-text.ts";
import { saveStaffAiTextConfig } from "./commands/save-staff-ai-text-config.ts";
import { saveUserAiTextConfig } from "./commands/save-user-ai-text-config.ts";
import { clearAiPassages } from "./jobs/clear-ai-passages.ts";
import { detectAiText } from "./queries/detect-ai-text.ts";
import { readAiSettings } from "./queries/read-ai-settings.ts";
import { readStaffAiSettings } from "./queries/read-staff-ai-settings.ts";

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
