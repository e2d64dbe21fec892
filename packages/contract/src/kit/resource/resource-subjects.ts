import { choiceRefs } from "../choice-source.ts";
import type { RefKind } from "../ref.ts";
import { type Subject, subjectOf } from "../subject.ts";
import type { Fields } from "./resource-shape.ts";

interface ResourceSubjects {
  readonly reads: readonly Subject[];
  readonly changes: readonly Subject[];
}

/** Rows have their own subject and those of their references, whose names are part of the answer. */
export function resourceSubjects(kind: RefKind, fields: Fields): ResourceSubjects {
  const subject = subjectOf(kind);
  const named = Object.values(fields).flatMap(({ of }) => (of ? [subjectOf(choiceRefs[of])] : []));
  return { reads: [...new Set([subject, ...named])], changes: [subject] };
}
