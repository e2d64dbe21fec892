import type { Module } from "../../platform/module/module.ts";
import type { AiNeeds } from "./ai.port.ts";
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

export const ai = (needs: AiNeeds): Module => ({
  name: "ai",
  operations: [
    generateAiText(needs),
    generateStaffAiText(needs),
    generateAiImage(needs),
    generateStaffAiImage(needs),
    saveUserAiTextConfig,
    saveStaffAiTextConfig,
    readAiSettings(needs),
    readStaffAiSettings(needs),
    detectAiText(needs),
  ],
  jobs: [clearAiPassages],
  listeners: [],
});
