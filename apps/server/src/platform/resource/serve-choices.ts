import { type ChoiceSource, choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { Operation } from "../operation/operation.ts";
import { query } from "../operation/query.ts";
import type { ResourceLookups } from "./resource-lookups.ts";

const offered = 20;

/** The search behind every field that refers to something. */
export function serveChoices({ choices }: Pick<ResourceLookups, "choices">): Operation[] {
  return (Object.keys(choiceSources) as ChoiceSource[]).map((source) =>
    query(choiceSources[source], async ({ input, tx }) => ({
      items: input.ids
        ? await choices[source].named(tx, input.ids)
        : await choices[source].find(tx, input.search, offered),
    })),
  );
}
