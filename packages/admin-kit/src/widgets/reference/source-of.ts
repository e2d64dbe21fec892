import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { FilteredField } from "@polyphon/contract/kit/resource/resource-field.ts";

/** The search behind a field that points at something. */
export function sourceOf({ of }: FilteredField) {
  if (of === undefined) throw new Error("a reference that does not say where it is looked for");
  return choiceSources[of];
}
