import { isDeepStrictEqual } from "node:util";
import { resources } from "@polyphon/contract/endpoints.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerKinds } from "../authz/caller-kinds.ts";
import { type Cast, openCast, type Performer } from "../authz/cast.ts";
import { makeRef } from "../authz/fixtures/ref-fixtures.ts";
import { refsOf, sampleOf, schemaOf } from "../authz/sample-input.ts";
import { openSetup, type Setup } from "../authz/setup.ts";
import { type Answer, makeCaller } from "../caller.ts";
import { type TestContext, openTestContext } from "../test-context.ts";

type Row = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

let context: TestContext;
let setup: Setup;
let cast: Cast;
beforeAll(async () => {
  context = await openTestContext();
  setup = await openSetup(context);
  cast = await openCast(context);
}, 120_000);
afterAll(async () => {
  await setup.close();
  await context.close();
});

function kindNamed(name: string) {
  const kind = callerKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`nobody is ${name}`);
  return kind;
}

async function ask<T>(who: Performer, endpoint: Endpoint, input: Values): Promise<Answer<T>> {
  const answer = await makeCaller(setup.url)(endpoint, input as never, { token: who.token ?? undefined });
  return answer as Answer<T>;
}

/** A value that the endpoint accepts, with new things behind every id in it. */
async function sample(who: Performer, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const schema = schemaOf(endpoint);
  const made = new Map<string, number | string>();
  for (const { path, kind } of refsOf(schema))
    made.set(
      path,
      await context.arrange((tx) => makeRef(kind, { tx, context, holder: who, mark: "sample" })),
    );
  return sampleOf(schema, (_kind, path) => made.get(path)) as Record<string, unknown>;
}

const keysOf = (list: (typeof resources)[number]["access"]["list"]): readonly PermissionKey[] =>
  list === "signedIn" || list === null ? [] : [list];

describe.each(resources.map((one) => [one.name, one] as const))("resource %s", (_name, resource) => {
  const has = (endpoint: Endpoint) => resource.calls.includes(endpoint);
  let who: Performer;
  let first: Row;
  beforeAll(async () => {
    const ofCompany = "owner" in resource && resource.owner === "company";
    who = await cast.enter(
      kindNamed(
        ofCompany
          ? "corporateAdmin with exactly the needed right"
          : "superAdmin with exactly the needed right",
      ),
      keysOf(resource.access.list),
    );
    first = has(resource.add)
      ? await added()
      : ((await ask<{ items: Row[] }>(who, resource.list, {})).body.items[0] as Row);
  });

  async function added(): Promise<Row> {
    const answer = await ask<Row>(who, resource.add, await sample(who, resource.add));
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return answer.body;
  }

  test("appears in its list in every order, and can be opened", async () => {
    expect((await ask<Row>(who, resource.get, { id: first.id })).body).toEqual(first);
    for (const sort of resource.allSorts.flatMap((name) => [name, `-${name}`])) {
      const found: number[] = [];
      let after: string | null = null;
      do {
        const page: Answer<{ items: Row[]; next: string | null }> = await ask(who, resource.list, {
          sort,
          limit: 2,
          ...(after === null ? {} : { after }),
        });
        expect([sort, page.status]).toEqual([sort, 200]);
        found.push(...page.body.items.map(({ id }) => id));
        after = page.body.next;
      } while (after !== null && found.length < 60);
      expect(new Set(found).size).toBe(found.length);
      if (after === null) expect(found).toContain(first.id);
    }
  });

  test("is counted, and exported as text that no spreadsheet evaluates as a formula", async () => {
    const counted = await ask<{ count: number; exact: boolean }>(who, resource.count, {});
    expect(counted.body.exact).toBe(true);
    expect(counted.body.count).toBeGreaterThan(0);
    const file = await ask<{ rows: string[][] }>(who, resource.export, {});
    expect(file.status).toBe(200);
    const words = file.body.rows.flat();
    expect(words.filter((word) => /^[=+@\t\r]/.test(word))).toEqual([]);
    expect(file.body.rows.every((row) => row.length === Object.keys(resource.fields).length)).toBe(true);
  });

  test.runIf(has(resource.edit))("is edited once per version, and its history names the editor", async () => {
    const input = { ...(await sample(who, resource.edit)), id: first.id, version: first.version };
    const edited = await ask<Row>(who, resource.edit, input);
    expect([edited.status, edited.text]).toEqual([200, edited.text]);
    const again = await ask(who, resource.edit, input);
    expect(again.problem.error).toBe("edited_meanwhile");
    const { body } = await ask<{ items: { action: string; who: string | null }[] }>(who, resource.history, {
      id: first.id,
    });
    const changed = !isDeepStrictEqual({ ...edited.body, version: first.version }, first);
    expect(body.items.some(({ action }) => action === "EDITED")).toBe(changed);
    expect(body.items.every((one) => one.who !== null)).toBe(true);
    first = edited.body;
  });

  test.runIf("toggle" in resource)("is switched off and on again", async () => {
    for (const action of ["deactivate", "activate"] as const) {
      const answer = await ask<{ done: number[] }>(who, resource.act, { ids: [first.id], action });
      expect([answer.status, answer.text]).toEqual([200, answer.text]);
      expect(answer.body.done).toEqual([first.id]);
      const row = (await ask<Row>(who, resource.get, { id: first.id })).body;
      expect(row["toggle" in resource ? (resource.toggle as string) : ""]).toBe(action === "activate");
    }
  });

  test.runIf(has(resource.add) && has(resource.remove))("is deleted for everybody", async () => {
    const doomed = await added();
    expect((await ask(who, resource.remove, { id: doomed.id })).status).toBe(200);
    expect((await ask(who, resource.get, { id: doomed.id })).status).toBe(404);
    const file = await ask(who, resource.remove, { id: doomed.id });
    expect(file.status).toBe(404);
  });
});
