import { type AdminChunk, adminChunks } from "@polyphon/i18n/admin-chunks.ts";

/** Modules whose screens also use texts of another one, such as a person's shares. */
const further: Readonly<Record<string, readonly AdminChunk[]>> = {
  autopilot: ["content"],
  content: ["media"],
  editorial: ["content"],
  insights: ["content", "editorial", "sharing"],
  operations: ["content"],
  people: ["sharing"],
};

/** The texts to load before a screen of this module is shown. */
export function chunksOf(module: string): readonly AdminChunk[] {
  const own = Object.keys(adminChunks).filter((name): name is AdminChunk => name === module);
  return [...own, ...(further[module] ?? [])];
}
