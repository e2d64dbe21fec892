import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { userTypeNames } from "@polyphon/contract/permissions.ts";
import { makeCaller } from "../../caller.ts";
import type { TestContext } from "../../test-context.ts";
import { type CallerKind, callerKinds } from "../caller-kinds.ts";
import type { Cast, Performer } from "../cast.ts";
import { makeRef } from "../fixtures/ref-fixtures.ts";
import { expectationOf, neededRights } from "../matrix/expectations.ts";
import { errorOf } from "../matrix/judge-answer.ts";
import { refsOf, sampleOf, schemaOf } from "../sample-input.ts";
import { showNames } from "./show-names.ts";
import type { WatchedEmployee } from "./watched-employee.ts";

interface CouncilMatrixOptions {
  readonly url: string;
  readonly context: TestContext;
  readonly cast: Cast;
  /** In works-council mode, and not. */
  readonly guarded: WatchedEmployee;
  readonly open: WatchedEmployee;
  readonly contract: readonly Endpoint[];
}

export interface CouncilResult {
  readonly cells: number;
  readonly wrong: readonly string[];
  /** Calls in whose answers the employee outside the mode was recognised: where the others prove something. */
  readonly tells: ReadonlySet<string>;
}

/** Those who hold what a call asks for: the others are the authorisation matrix's. */
const staff = callerKinds.filter(
  ({ name, session, person }) =>
    session === "live" &&
    person.kind === "staff" &&
    person.rights === "only" &&
    (userTypeNames.some((type) => name.startsWith(`${type} with`)) || person.place === "elsewhere"),
);

const atOnce = 6;

const longest = (endpoint: Endpoint) => (schemaOf(endpoint).properties?.["limit"] ? { limit: 100 } : {});

const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

/** Whatever staff may read, as each kind of staff, with and without works-council mode. */
export async function runCouncilMatrix(options: CouncilMatrixOptions): Promise<CouncilResult> {
  const { context, cast, guarded, open } = options;
  const call = makeCaller(options.url);
  const wrong: string[] = [];
  const tells = new Set<string>();
  const made = new Map<string, Promise<number | string>>();
  let cells = 0;

  function idOf(kind: string, of: WatchedEmployee, caller: CallerKind, performer: Performer) {
    const known = of.refs.get(kind);
    if (known !== undefined) return Promise.resolve(known);
    const company = of === guarded ? cast.home : cast.elsewhere;
    const key = `${kind} ${caller.name} ${company.companyId}`;
    const holder = { ...performer, ...company };
    const id =
      made.get(key) ?? context.arrange((tx) => makeRef(kind, { tx, context, holder, mark: "plain" }));
    made.set(key, id);
    return id;
  }

  async function inputFor(endpoint: Endpoint, of: WatchedEmployee, caller: CallerKind, performer: Performer) {
    const fields = refsOf(schemaOf(endpoint));
    const ids = new Map<string, number | string>();
    for (const { path, kind } of fields) ids.set(path, await idOf(kind, of, caller, performer));
    const input = sampleOf(schemaOf(endpoint), (_kind, path) => ids.get(path)) as Record<string, unknown>;
    if (endpoint.method !== "GET") return input;
    // What is read without its optional filters shows the most.
    const required = new Set(schemaOf(endpoint).required);
    return {
      ...Object.fromEntries(Object.entries(input).filter(([name]) => required.has(name))),
      ...longest(endpoint),
    };
  }

  function judge(endpoint: Endpoint, text: string): string[] {
    const { about } = endpoint;
    const mode = typeof about === "string" ? about : about.inCouncilMode;
    const deeds = found(text, guarded.doing);
    const names =
      mode === "named" || mode === "withheld" || showNames.has(endpoint.name)
        ? []
        : found(text, guarded.identity);
    return [...deeds, ...names].map((word) => `the answer holds ${word}`);
  }

  async function cellsOf(endpoint: Endpoint, caller: CallerKind): Promise<void> {
    if (expectationOf(endpoint, caller, null).kind === "refused") return;
    const performer = await cast.enter(caller, neededRights(endpoint.access));
    const token = performer.token ?? undefined;
    const inMode = caller.person.place !== "elsewhere";
    const { about } = endpoint;
    const note = (why: string) => wrong.push(`${endpoint.name} × ${caller.name}: ${why}`);

    const input = await inputFor(endpoint, inMode ? guarded : open, caller, performer);
    const answer = await call(endpoint, input as never, { token });
    cells += 1;
    for (const why of judge(endpoint, answer.text)) note(why);
    if (found(answer.text, [...open.identity, ...open.doing]).length > 0) tells.add(endpoint.name);
    if (typeof about === "string" || about.inCouncilMode === "named") return;

    const ofCompany = caller.person.place === "home";
    if (ofCompany && about.inCouncilMode === "refused" && errorOf(answer) !== "works_council")
      note(`${answer.status} ${errorOf(answer) ?? "served"} instead of works_council`);
    if (caller.person.place === "provider") {
      const ofOther = await call(endpoint, (await inputFor(endpoint, open, caller, performer)) as never, {
        token,
      });
      cells += 1;
      for (const why of judge(endpoint, ofOther.text)) note(why);
      if (found(ofOther.text, [...open.identity, ...open.doing]).length > 0) tells.add(endpoint.name);
    }
    if (!ofCompany || about.inCouncilMode === "refused") return;
    const properties = schemaOf(endpoint).properties ?? {};
    for (const name of about.asks ?? []) {
      const field = properties[name];
      if (field === undefined) continue;
      const asked = sampleOf(field, (kind) => guarded.refs.get(kind), name);
      const refused = await call(endpoint, { ...input, [name]: asked } as never, { token });
      cells += 1;
      if (errorOf(refused) !== "works_council")
        note(`asked for ${name}: ${refused.status} instead of works_council`);
    }
  }

  // What changes something comes after everything that is only read.
  const isRead = ({ method }: Endpoint) => method === "GET";
  for (const part of [options.contract.filter(isRead), options.contract.filter((one) => !isRead(one))]) {
    const work = part.flatMap((endpoint) => staff.map((caller) => ({ endpoint, caller }))).values();
    const lane = async () => {
      for (const { endpoint, caller } of work) await cellsOf(endpoint, caller);
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return { cells, wrong, tells };
}
