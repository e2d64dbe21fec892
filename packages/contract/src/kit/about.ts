import { z } from "zod";

/** What employees do that somebody else may see, in the words of the page that tells them of it. */
export const doings = [
  "shares",
  "plans",
  "reactions",
  "connections",
  "signIns",
  "ownPosts",
  "notices",
  "answers",
  "staffActions",
] as const;
export type Doing = (typeof doings)[number];

/**
 * What an answer tells its readers of the doing of *others*. `none`: nothing, or only of the caller. `group`: figures over several
 * people. Otherwise it is about named people, and says what a company's works-council mode makes of it.
 */
export type About = "none" | "group" | AboutPerson;

/** Why works-council mode leaves people named, for the pages that tell of it. */
export const namedReasons = [
  /** What staff change must be traceable. */
  "traceable",
  /** The author asked for this decision. */
  "authorAsked",
  /** Whoever ends somebody's shares and connections must know what ends. */
  "endsThem",
] as const;
export type NamedReason = (typeof namedReasons)[number];

export type AboutPerson =
  | {
      readonly person: readonly Doing[];
      /**
       * `refused`: not answered for such a company; across companies its people are left out.
       * `pseudonyms`: rows stay, but not whom they are about.
       * `withheld`: who they are is shown, what they do is not.
       */
      readonly inCouncilMode: "refused" | "pseudonyms" | "withheld";
      /** Inputs that would give it away again, by narrowing to one person or to those who do something. */
      readonly asks?: readonly string[];
    }
  | { readonly person: readonly Doing[]; readonly inCouncilMode: "named"; readonly because: NamedReason };

/** How a part of an answer is treated when it is about somebody whose doing is kept from the reader. */
export type Mark =
  /** `{ id, name }` of the person that the object around it is about. */
  | { readonly kind: "person" }
  /** An object that is about the person whose id it has. */
  | { readonly kind: "row" }
  /** A row's key that has the person's id in it. */
  | { readonly kind: "key" }
  | { readonly kind: "withheld"; readonly as: unknown };

const marks = new WeakMap<z.ZodType, Mark>();

function marked<T extends z.ZodType>(schema: T, mark: Mark): T {
  marks.set(schema, mark);
  return schema;
}

/** Whom a row is about. Without an id it is a pseudonym, which stands for the same person in one report alone. */
export const shownPerson = marked(z.object({ id: z.number().int().nullable(), name: z.string() }), {
  kind: "person",
});
export type ShownPerson = z.output<typeof shownPerson>;

/** The row of an employee, by its own id. */
export const personRow = <T extends z.ZodObject>(schema: T): T => marked(schema, { kind: "row" });

/** The key of a row that is about a person. */
export const rowKey = (): z.ZodString => marked(z.string(), { kind: "key" });

/** What is told of nobody whose doing is kept from the reader: null takes its place. */
export const doing = <T extends z.ZodType>(schema: T): z.ZodNullable<T> =>
  marked(z.nullable(schema), { kind: "withheld", as: null });

/** The same, where something else than null says so. */
export const doingOr = <T extends z.ZodType>(schema: T, as: z.output<T>): T =>
  marked(schema, { kind: "withheld", as });

export function markOf(schema: z.ZodType): Mark | undefined {
  return marks.get(schema);
}
