import { type ChoiceSource, choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { Operation } from "../operation/operation.ts";
import { query } from "../operation/query.ts";
import type { ResourceDesk } from "./resource-desk.ts";

const offered = 20;

/** The search behind every field that points at something. */
export function serveChoices({ choices }: Pick<ResourceDesk, "choices">): Operation[] {
  return (Object.keys(choiceSources) as ChoiceSource[]).map((source) =>
    query(choiceSources[source], async ({ input, tx }) => ({
      items: input.ids
        ? await choices[source].named(tx, input.ids)
        : await choices[source].find(tx, input.search, offered),
    })),
  );
}
