/** For the account that the app reads. */
export { findAiTextConfig } from "./settings/ai-text-setting.store.ts";
