import { endpoints } from "@polyphon/contract/endpoints.ts";
import { type Endpoint, pathParameters, takesBody } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, makeCaller } from "../caller.ts";
import { type TestContext, openTestContext } from "../test-context.ts";
import type { CallerKind } from "./caller-kinds.ts";
import { type Cast, openCast } from "./cast.ts";
import { neededRights } from "./matrix/expectations.ts";
import { answerFaults } from "./matrix/judge-answer.ts";
import { makeRef } from "./fixtures/ref-fixtures.ts";
import { refsOf, sampleOf, schemaOf } from "./sample-input.ts";
import { openSetup, type Setup } from "./setup.ts";

let context: TestContext;
let setup: Setup;
let cast: Cast;
let call: Caller;

beforeAll(async () => {
  context = await openTestContext({ keepLog: true, settings: { SHARE_ANSWER_SECONDS: "0" } });
  setup = await openSetup(context);
  cast = await openCast(context);
  call = makeCaller(setup.url);
});
afterAll(async () => {
  await setup.close();
  await context.close();
});

const hostile: readonly unknown[] = [
  "\u0000",
  "before\u0000after, with enough words around it to be a copy of fifty letters",
  "\ud800 a half of a pair",
  "x".repeat(100_000),
  "'; drop table share; --",
  "%",
  "../../etc/passwd",
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53 - 1,
  1e308,
  "1e999",
  null,
  true,
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  "0000-01-01",
  "9999-12-31",
  "9999-12-31T23:59:59.999Z",
];

const everything = process.env["TEST_FULL"] === "1";

/**
 * Where an endpoint has three fields or more, each gets every third value, shifted by one per field, so that all are
 * covered. TEST_FULL=1 tries every value in every field.
 */
function valuesFor(place: number, places: number): readonly unknown[] {
  return hostile.filter((_, at) => everything || places < 3 || (place + at) % 3 === 0);
}

/** A caller with access to the endpoint, so that the value gets as far as possible. */
function insider({ access }: Endpoint): CallerKind {
  const front = "front" in access || ("signedIn" in access && access.signedIn !== "staff");
  return {
    name: "insider",
    session: "public" in access ? "none" : "live",
    person: front
      ? { kind: "front", place: "home", level: "ELITE", light: false }
      : { kind: "staff", place: "provider", userType: userTypes.superAdmin, rights: "only" },
  };
}

/** A URL can hold neither half a surrogate pair nor a hundred thousand letters. */
const fitsAddress = (value: unknown) =>
  typeof value !== "string" || (value.isWellFormed() && value.length < 5_000);

type Place = readonly (string | number)[];

function leavesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...at, key]))].filter(
    (place) => place.length > 0,
  );
}

function withValue(value: unknown, place: Place, hostileValue: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return hostileValue;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, hostileValue));
  return copy;
}

test("no value in any field of any input makes the server fail", { timeout: 600_000 }, async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const endpoint of endpoints.filter(({ name }) => name !== "login")) {
    const performer = await cast.enter(insider(endpoint), neededRights(endpoint.access));
    const schema = schemaOf(endpoint);
    const ids = new Map<string, number | string>();
    for (const { kind, path } of refsOf(schema)) {
      ids.set(
        path,
        await context.arrange((tx) => makeRef(kind, { tx, context, holder: performer, mark: "own words" })),
      );
    }
    const sample = sampleOf(schema, (_, path) => ids.get(path)) as Record<string, unknown>;
    const optional = Object.keys(schema.properties ?? {}).filter((name) => !(name in sample));
    const places = [...leavesOf(sample), ...optional.map((name) => [name])];
    const inPath = pathParameters(endpoint.path);
    const inAddress = (place: Place) => !takesBody(endpoint.method) || inPath.includes(String(place[0]));
    const cells = places
      .flatMap((place, at) => valuesFor(at, places.length).map((value) => ({ place, value })))
      .filter(({ place, value }) => !inAddress(place) || fitsAddress(value));
    const next = cells.values();
    const lane = async () => {
      for (const { place, value } of next) {
        const input = withValue(sample, place, value) as never;
        // A session ended by one attempt must not hide the following attempts.
        const token = endpoint.name === "logout" ? undefined : (performer.token ?? undefined);
        const answer = await call(endpoint, input, { token });
        tried += 1;
        const faults = answerFaults(answer, endpoint, "en");
        if (answer.status >= 500 || faults.length > 0) {
          wrong.push(
            `${endpoint.name} ${place.join(".")} = ${JSON.stringify(value).slice(0, 60)}: ${answer.status} ${faults.join("; ")}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, lane));
  }
  console.log(`hostile values: ${tried} tried, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
