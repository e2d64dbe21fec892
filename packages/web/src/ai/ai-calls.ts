import {
  generateAiImage,
  generateAiText,
  generateStaffAiImage,
  generateStaffAiText,
  readAiSettings,
  readStaffAiSettings,
  saveStaffAiTextConfig,
  saveUserAiTextConfig,
} from "@polyphon/contract/ai/ai.contract.ts";

/** The same four calls, once for employees and once for staff. */
export const employeeAi = {
  text: generateAiText,
  image: generateAiImage,
  settings: readAiSettings,
  save: saveUserAiTextConfig,
} as const;

export const officeAi = {
  text: generateStaffAiText,
  image: generateStaffAiImage,
  settings: readStaffAiSettings,
  save: saveStaffAiTextConfig,
} as const;

export type AiCalls = typeof employeeAi | typeof officeAi;
