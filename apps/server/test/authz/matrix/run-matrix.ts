import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import { type Answer, type Caller, makeCaller } from "../../caller.ts";
import type { TestContext } from "../../test-context.ts";
import { type CallerKind, callerKinds, holdersOfAll } from "../caller-kinds.ts";
import type { Cast, Performer } from "../cast.ts";
import {
  type Expectation,
  expectationOf,
  givesRights,
  neededRights,
  refuseForgottenLightUser,
  variantsOf,
  type Whose,
} from "./expectations.ts";
import { fingerprint, type ForeignCompany } from "../foreign-company/foreign-company.ts";
import { answerFaults, errorOf, unexpected } from "./judge-answer.ts";
import { makeRef, missingRef } from "../fixtures/ref-fixtures.ts";
import { revokedCells } from "./revoked-cells.ts";
import { NoExpectation, type RefField, refsOf, sampleOf, schemaOf } from "../sample-input.ts";

export interface MatrixOptions {
  readonly url: string;
  readonly context: TestContext;
  readonly cast: Cast;
  readonly foreign: ForeignCompany;
  /** The expectations come from here, never from what the server serves. */
  readonly contract: readonly Endpoint[];
  /** Strings that no answer may contain. */
  readonly secrets?: readonly string[];
}

export interface WrongCell {
  readonly endpoint: string;
  readonly caller: string;
  readonly tried: string;
  readonly why: string;
}

export function lineOf({ endpoint, caller, tried, why }: WrongCell): string {
  return `${endpoint} × ${caller} × ${tried}: ${why}`;
}

export interface MatrixResult {
  readonly cells: number;
  readonly wrong: readonly WrongCell[];
  /** Which calls succeeded for whom, one entry for each time. */
  readonly served: readonly { readonly endpoint: string; readonly caller: string }[];
}

interface Tried {
  readonly field: RefField;
  readonly whose: Whose;
}

const atOnce = 6;
const colleagueMark = "words-of-a-colleague";

export async function runMatrix(options: MatrixOptions): Promise<MatrixResult> {
  const { context, cast, foreign } = options;
  const call: Caller = makeCaller(options.url);
  const wrong: WrongCell[] = [];
  const served: { endpoint: string; caller: string }[] = [];
  const kept = new Map<string, Promise<unknown>>();
  const reported = new Set<string>();
  let cells = 0;

  /**
   * A caller who is always refused leaves nothing behind: one person of a kind and one row of each serve all such
   * cells.
   */
  function keep<T>(key: string, make: () => Promise<T>): Promise<T> {
    const made = kept.get(key) ?? make();
    kept.set(key, made);
    return made as Promise<T>;
  }

  function note(endpoint: Endpoint, caller: string, tried: string, faults: readonly (string | null)[]): void {
    cells += 1;
    for (const why of faults) if (why !== null) wrong.push({ endpoint: endpoint.name, caller, tried, why });
  }

  async function idFor(
    field: RefField,
    whose: Whose,
    caller: CallerKind,
    performer: Performer,
    endpoint: Endpoint,
  ) {
    if (whose === "missing") return missingRef(field.kind);
    if (whose === "foreign") return foreign.refs.get(field.kind) ?? missingRef(field.kind);
    const holder =
      whose === "own"
        ? performer
        : await cast.enter({ ...caller, session: "live" }, neededRights(endpoint.access));
    const marks =
      whose === "own" ? { mark: "own words" } : { mark: colleagueMark, postMark: "words for all" };
    return context.arrange((tx) => makeRef(field.kind, { tx, context, holder, ...marks }));
  }

  function leaks(answer: Answer<unknown>, caller: CallerKind, performer: Performer): string[] {
    const acrossCompanies = caller.person.place === "provider" && answer.status < 300;
    const login = answer.text.includes('"access_token"');
    const forbidden = [
      ...(acrossCompanies ? [] : [foreign.canary]),
      ...(performer.token === null || login ? [] : [performer.token]),
      colleagueMark,
      `token of ${performer.member}`,
      ...foreign.secrets,
      ...(options.secrets ?? []),
    ];
    return forbidden.filter((text) => answer.text.includes(text)).map((text) => `the answer holds ${text}`);
  }

  /** A refusal changes nothing, so each is requested once in every language; a success is not repeated. */
  async function ask(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    caller: CallerKind,
    performer: Performer,
    expected: Expectation,
  ) {
    const token = performer.token ?? undefined;
    const say = (language: Language) => call(endpoint, input as never, { token, language });
    const first = await say("en");
    const judge = (answer: Answer<unknown>, language: Language) => [
      unexpected(answer, expected, endpoint),
      ...answerFaults(answer, endpoint, language),
      ...leaks(answer, caller, performer),
    ];
    const faults = judge(first, "en");
    if (first.status < 300) {
      served.push({ endpoint: endpoint.name, caller: caller.name });
      return { first, faults };
    }
    const refusal = `${endpoint.name} ${errorOf(first)}`;
    if (reported.has(refusal)) return { first, faults };
    reported.add(refusal);
    for (const language of languages.slice(1)) faults.push(...judge(await say(language), language));
    return { first, faults };
  }

  async function cell(
    endpoint: Endpoint,
    fields: readonly RefField[],
    caller: CallerKind,
    tried: Tried | null,
  ) {
    const expected = expectationOf(endpoint, caller, tried);
    const needed = neededRights(endpoint.access);
    const whom = isShutOut(endpoint, caller) ? `${caller.name} ${needed.join()}` : null;
    const enter = () => cast.enter(caller, needed);
    const performer = await (whom === null ? enter() : keep(whom, enter));
    const ids = new Map<string, number | string>();
    for (const field of fields) {
      const whose = field === tried?.field ? tried.whose : "own";
      const make = () => idFor(field, whose, caller, performer, endpoint);
      ids.set(field.path, await (whom === null ? make() : keep(`${whom} ${whose} ${field.kind}`, make)));
    }
    const input = sampleOf(schemaOf(endpoint), (_kind, path) => ids.get(path)) as Record<string, unknown>;
    const { first, faults } = await ask(endpoint, input, caller, performer, expected);
    note(endpoint, caller.name, tried ? `${tried.field.path}: ${tried.whose}` : "own ids", faults);
    return first;
  }

  /** Somebody else's id and an id that was never issued must be indistinguishable. */
  async function compareHidden(
    endpoint: Endpoint,
    fields: readonly RefField[],
    caller: CallerKind,
    field: RefField,
  ) {
    const variants = variantsOf(field, caller.person);
    const missing = await cell(endpoint, fields, caller, { field, whose: "missing" });
    for (const whose of variants.filter((one) => one !== "missing")) {
      const answer = await cell(endpoint, fields, caller, { field, whose });
      const same =
        answer.status === missing.status &&
        errorOf(answer) === errorOf(missing) &&
        (answer.status >= 300 || isDeepStrictEqual(answer.body, missing.body));
      note(endpoint, caller.name, `${field.path}: ${whose} like missing`, [
        same ? null : "tells that the id exists",
      ]);
    }
  }

  async function cellsOf(endpoint: Endpoint, caller: CallerKind): Promise<void> {
    try {
      const fields = refsOf(schemaOf(endpoint));
      refuseForgottenLightUser(endpoint);
      await cell(endpoint, fields, caller, null);
      for (const field of fields) {
        if (isShutOut(endpoint, caller)) await cell(endpoint, fields, caller, { field, whose: "foreign" });
        else await compareHidden(endpoint, fields, caller, field);
      }
    } catch (error) {
      if (!(error instanceof NoExpectation)) throw error;
      note(endpoint, caller.name, "everything", [error.message]);
    }
  }

  const before = await fingerprint(context, foreign.companyId);
  const callersOf = ({ name }: Endpoint) =>
    givesRights.has(name) ? [...callerKinds, ...holdersOfAll] : callerKinds;
  const work = options.contract.flatMap((endpoint) =>
    callersOf(endpoint).map((caller) => ({ endpoint, caller })),
  );
  const next = work.values();
  const lane = async () => {
    for (const { endpoint, caller } of next) await cellsOf(endpoint, caller);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  for (const { endpoint, faults } of await revokedCells({ ...options, call })) {
    note(endpoint, "revoked session", "own ids", faults);
  }
  for (const [table, line] of await fingerprint(context, foreign.companyId)) {
    if (before.get(table) === line) continue;
    wrong.push({ endpoint: "any", caller: "any", tried: table, why: "changed rows of the other company" });
  }
  return { cells, wrong, served };
}

/** Always refused. Some endpoints refuse a light front user only after the ids were checked. */
function isShutOut(endpoint: Endpoint, caller: CallerKind): boolean {
  return expectationOf(endpoint, caller, null).kind === "refused" && !isLight(caller);
}

function isLight({ person }: CallerKind): boolean {
  return person.kind === "front" && person.light;
}
