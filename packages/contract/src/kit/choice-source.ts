import { z } from "zod";
import { limits } from "../limits.ts";
import { endpoint } from "./endpoint.ts";
import { refList } from "./list.ts";
import { named } from "./named.ts";
import type { RefKind } from "./ref.ts";
import { subjectOf } from "./subject.ts";

/**
 * Things that a form can reference. Each has one search that every form uses; the server answers what the caller may
 * see.
 */
export const choiceRefs = {
  company: "company",
  holdingEntity: "holdingEntity",
  category: "category",
  definingTag: "definingTag",
  employee: "employee",
  userGroupParameter: "userGroupParameter",
  postTag: "postTag",
  staff: "account",
} as const satisfies Record<string, RefKind>;
export type ChoiceSource = keyof typeof choiceRefs;

function findChoices(source: ChoiceSource) {
  return endpoint({
    name: `find-${source}-choices`,
    method: "GET",
    path: `/services/admin/api/choices/${source}`,
    about: "none",
    access: {
      signedIn: "staff",
      because: "names of what one's own scope shows anyway, for the fields of a form",
    },
    reads: [subjectOf(choiceRefs[source])],
    input: z.object({
      search: z.string().trim().min(limits.search.min).max(100).optional(),
      /** Instead of a search: the names behind ids in an address. */
      ids: refList(choiceRefs[source]).optional(),
    }),
    output: z.object({ items: z.array(named.extend({ detail: z.string().nullable() })) }),
    errors: [],
  });
}

export const choiceSources = {
  company: findChoices("company"),
  holdingEntity: findChoices("holdingEntity"),
  category: findChoices("category"),
  definingTag: findChoices("definingTag"),
  employee: findChoices("employee"),
  userGroupParameter: findChoices("userGroupParameter"),
  postTag: findChoices("postTag"),
  staff: findChoices("staff"),
};
export const choiceCalls = Object.values(choiceSources);
