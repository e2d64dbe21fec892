import type { About } from "@polyphon/contract/kit/about.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { z } from "zod";
import type { Tx } from "../db/transaction.ts";
import { Refusal } from "../operation/refusal.ts";
import type { Actor, StaffActor } from "../session/actor.ts";
import type { Council } from "./council.ts";
import { markedPlaces, type Places } from "./marked-places.ts";
import { openCursor, pseudonym, type Report, rowKey, sealCursor } from "./pseudonym.ts";
import { peopleIn, withhold } from "./walk-places.ts";

/** What a call may tell of employees in companies whose works council keeps their doing from others. */
export interface CallGuard {
  /** The input as the operation takes it. */
  readonly input: unknown;
  /** Companies whose people an operation leaves out of its statement, because their rows would say too much. */
  readonly leaveOut: readonly number[];
  /** For an answer about one person that does not name the person, and for a command that asks for too much. */
  readonly refuseIn: (companyId: number) => void;
  /** For what is put into words before it is an answer, such as a file. */
  readonly withhold: <T>(schema: z.ZodType<T>, rows: readonly T[]) => Promise<readonly T[]>;
  readonly answer: (output: unknown) => Promise<unknown>;
}

export interface GuardedCall {
  readonly endpoint: Pick<Endpoint, "about" | "output">;
  readonly actor: Actor;
  readonly input: unknown;
  readonly now: Date;
}

const openGuard = (input: unknown): CallGuard => ({
  input,
  leaveOut: [],
  refuseIn: () => undefined,
  withhold: async (_schema, rows) => rows,
  answer: async (output) => output,
});

const known = new WeakMap<z.ZodType, Places | null>();

/** Where a schema has marks; worked out once. */
export function placesOf(schema: z.ZodType): Places | null {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const places = markedPlaces(schema);
  known.set(schema, places);
  return places;
}

type Protected = Exclude<About, "none" | "group" | { inCouncilMode: "named" }>;

/** Whether the mode protects whom it is about: nobody is kept from what is about oneself. */
function isProtected(about: About, actor: Actor): about is Protected {
  return about !== "none" && about !== "group" && about.inCouncilMode !== "named" && actor.kind === "staff";
}

function refuseAsked(about: Protected, input: Readonly<Record<string, unknown>>): void {
  if (about.inCouncilMode === "refused") throw new Refusal("works_council");
  const asked = (about.asks ?? []).filter((name) => input[name] !== undefined);
  if (asked.length === 0) return;
  const violations = asked.map((field) => ({ field, error: "works_council" as const, values: {} }));
  throw new Refusal("works_council", {}, violations);
}

/** Before the operation: which companies are protected, and whether the call may be made at all. */
export async function guardCall(council: Council, tx: Tx, call: GuardedCall): Promise<CallGuard> {
  const { about } = call.endpoint;
  const actor = call.actor as StaffActor;
  if (!isProtected(about, actor)) return openGuard(call.input);
  const own = actor.companyId;
  const protectedIds = new Set(await council.companies(tx, own === null ? null : [own]));
  if (protectedIds.size === 0) return openGuard(call.input);

  const input = call.input as Readonly<Record<string, unknown>>;
  if (own !== null) refuseAsked(about, input);
  const refused = about.inCouncilMode === "refused";
  const asks = (about.asks ?? []).some((name) => input[name] !== undefined);
  const report: Report = {
    name: about.person.join(),
    readerId: actor.accountId,
    day: call.now.toISOString().slice(0, 10),
  };
  const sealed = about.inCouncilMode === "pseudonyms" && typeof input["after"] === "string";

  async function hide(value: unknown, places: Places): Promise<unknown> {
    const people = [...peopleIn(value, places)];
    if (people.length === 0) return value;
    const companies = own === null ? await council.companiesOf(tx, people) : null;
    const hides = (person: number) => companies === null || protectedIds.has(companies.get(person) ?? 0);
    if (refused && people.some(hides)) throw new Refusal("works_council");
    return withhold(value, places, {
      hides,
      pseudonymOf: (person) => pseudonym(council.signer, report, person),
      keyOf: (key) => rowKey(council.signer, report, key),
    });
  }

  return {
    input: sealed ? { ...input, after: openCursor(council.box, report, String(input["after"])) } : input,
    leaveOut: own === null && (refused || asks) ? [...protectedIds] : [],
    refuseIn: (companyId) => {
      if ((refused || asks) && protectedIds.has(companyId)) throw new Refusal("works_council");
    },
    withhold: async (schema, rows) => {
      const places = placesOf(schema);
      if (places === null) return rows;
      return (await hide(rows, { kind: "items", of: places })) as typeof rows;
    },
    answer: async (output) => {
      const places = placesOf(call.endpoint.output);
      const shown = places === null ? output : await hide(output, places);
      const next = (shown as { readonly next?: unknown }).next;
      return about.inCouncilMode === "pseudonyms" && typeof next === "string"
        ? { ...(shown as object), next: sealCursor(council.box, report, next) }
        : shown;
    },
  };
}
