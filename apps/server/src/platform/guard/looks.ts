import type { z } from "zod";
import { type CallGuard, type GuardedCall, placesOf } from "./call-guard.ts";
import type { Looks } from "./council.ts";
import { peopleShown } from "./walk-places.ts";

export interface WatchedGuard extends CallGuard {
  /** For an answer that tells what people do and does not name them by their ids. */
  readonly tells: (people: readonly number[]) => void;
}

export interface LookWatch {
  readonly guard: WatchedGuard;
  /** Of an answer as it leaves: what the guard has taken out of it was shown to nobody. */
  readonly looksIn: (output: unknown) => Looks | null;
}

const noLooks = () => null;

/** Follows a call through the guard and knows in the end who was looked at. What is about nobody costs nothing. */
export function watchLooks({ endpoint, actor, now }: GuardedCall, guard: CallGuard): LookWatch {
  const { about } = endpoint;
  if (about === "none" || about === "group" || actor.kind !== "staff")
    return { guard: { ...guard, tells: () => undefined }, looksIn: noLooks };

  const people = new Set<number>();
  function note(schema: z.ZodType, value: unknown): void {
    const places = placesOf(schema);
    if (places) peopleShown(value, places, people);
  }
  return {
    guard: {
      ...guard,
      tells: (ids) => ids.forEach((id) => people.add(id)),
      withhold: async (schema, rows) => {
        const shown = await guard.withhold(schema, rows);
        for (const row of shown) note(schema, row);
        return shown;
      },
    },
    looksIn: (output) => {
      note(endpoint.output, output);
      return people.size === 0 ? null : { reader: actor, doings: about.person, people: [...people], at: now };
    },
  };
}
