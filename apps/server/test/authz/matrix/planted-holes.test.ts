import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import { type Endpoint, endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { permissionKeys } from "@polyphon/contract/permissions.ts";
import { cancelShare, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { allScope } from "../../../src/platform/db/scope.ts";
import { inTransaction } from "../../../src/platform/db/transaction.ts";
import { command } from "../../../src/platform/operation/command.ts";
import type { Operation } from "../../../src/platform/operation/operation.ts";
import { query } from "../../../src/platform/operation/query.ts";
import { type TestContext, openTestContext } from "../../test-context.ts";
import { type Cast, openCast } from "../cast.ts";
import { type ForeignCompany, seedForeignCompany } from "../foreign-company/foreign-company.ts";
import { lineOf, runMatrix } from "./run-matrix.ts";
import { openSetup, type SetupOptions } from "../setup.ts";

let services: TestContext;
let cast: Cast;
let foreign: ForeignCompany;

beforeAll(async () => {
  services = await openTestContext({ settings: { SHARE_ANSWER_SECONDS: "0" } });
  cast = await openCast(services);
  foreign = await seedForeignCompany(services);
});
afterAll(() => services.close());

/** The failing cells of a server with a hole, tried only on the endpoints around it. */
async function wrongCells(hole: SetupOptions, contract: readonly Endpoint[]): Promise<string[]> {
  const setup = await openSetup(services, hole);
  try {
    const { wrong } = await runMatrix({ url: setup.url, context: services, cast, foreign, contract });
    return wrong.map(lineOf);
  } finally {
    await setup.close();
  }
}

function named(name: string): Endpoint {
  const found = endpoints.find((one) => one.name === name);
  if (!found) throw new Error(`no endpoint ${name}`);
  return found;
}

/** Replaces one operation of the product. */
function instead(name: string, change: (operation: Operation) => Operation): SetupOptions {
  return { change: (all) => all.map((one) => (one.endpoint.name === name ? change(one) : one)) };
}

const beside = (...planted: Operation[]): SetupOptions => ({ change: (all) => [...all, ...planted] });

const withEndpoint =
  (change: Partial<Endpoint>) =>
  (operation: Operation): Operation => ({
    ...operation,
    endpoint: { ...operation.endpoint, ...change },
  });

test("the same cells pass without a planted hole", async () => {
  expect(await wrongCells({}, ["read-share", "list-post-categories", "read-front-post"].map(named))).toEqual(
    [],
  );
});

describe("the authorisation matrix fails when", () => {
  test("an endpoint is served to everybody", async () => {
    const hole = instead("list-post-categories", withEndpoint({ access: { public: "by mistake" } }));
    const wrong = await wrongCells(hole, [named("list-post-categories")]);
    expect(wrong).toContainEqual(
      expect.stringMatching(/front user, session none .* 200 served instead of invalid_token/),
    );
    expect(wrong).toContainEqual(
      expect.stringMatching(/front user, MEMBER .* 200 served instead of access_denied/),
    );
  });

  test("the contract itself opens an endpoint to the world", async () => {
    const opened = { ...named("list-post-categories"), access: { public: "by mistake" } } as Endpoint;
    const wrong = await wrongCells(instead(opened.name, withEndpoint(opened)), [opened]);
    expect(wrong).toContainEqual(expect.stringContaining("open to the world without being listed"));
  });

  test("an endpoint requires another permission", async () => {
    const hole = instead("read-post", withEndpoint({ access: { staff: "list_post" } }));
    const wrong = await wrongCells(hole, [named("read-post")]);
    expect(wrong).toContainEqual(
      expect.stringMatching(/subAdmin with every right but the needed one .* 200 served/),
    );
    expect(wrong).toContainEqual(
      expect.stringMatching(/subAdmin with exactly the needed right .* 403 access_denied/),
    );
  });

  test("somebody gives rights that they do not hold", async () => {
    const { add } = proofReaderUser;
    expect(await wrongCells({}, [add])).toEqual([]);
    const asIfHeld = (operation: Operation): Operation => {
      const run = operation.run as (context: { actor: object }) => unknown;
      const everyRight = { permissions: new Set(permissionKeys) };
      return {
        ...operation,
        run: ((context: { actor: object }) =>
          run({ ...context, actor: { ...context.actor, ...everyRight } })) as never,
      };
    };
    const wrong = await wrongCells(instead(add.name, asIfHeld), [add]);
    expect(wrong).toContainEqual(
      expect.stringMatching(
        /editorInChief with exactly the needed right .* 200 served instead of beyond_own_rights/,
      ),
    );
  });

  test("a level gets access too early", async () => {
    const output = z.object({ ok: z.boolean() });
    const wanted = endpoint({
      name: "planted-level",
      method: "GET",
      path: "/services/front/api/planted-level",
      about: "none",
      access: { front: "own_post" },
      reads: [],
      input: z.object({}),
      output,
      errors: [],
    });
    const run = async () => ({ ok: true });
    expect(await wrongCells(beside(query(wanted, run)), [wanted])).toEqual([]);
    const lax = endpoint({ ...wanted, access: { front: "post_sharing" } });
    const wrong = await wrongCells(beside(query(lax, run)), [wanted]);
    expect(wrong).toContainEqual(
      expect.stringMatching(/front user, MEMBER .* 200 served instead of level_too_low/),
    );
    expect(wrong).not.toContainEqual(expect.stringContaining("ELITE"));
  });

  test("a query ignores the company", async () => {
    const hole = instead(readFrontPost.name, (real) =>
      query(
        readFrontPost,
        (context) =>
          inTransaction(services.database, allScope("staff"), (tx) =>
            real.run({ ...context, tx } as never),
          ) as never,
      ),
    );
    const wrong = await wrongCells(hole, [readFrontPost]);
    expect(wrong).toContainEqual(
      expect.stringMatching(/front user, MEMBER × id: foreign: 200 served instead of not_found/),
    );
    expect(wrong).toContainEqual(expect.stringContaining(`the answer holds ${foreign.canary}`));
    expect(wrong).toContainEqual(expect.stringContaining("tells that the id exists"));
  });

  test("a query ignores the owner of a share", async () => {
    const hole = instead(readShare.name, (real) =>
      query(readShare, async ({ actor, tx, ...rest }) => {
        const { rows } = await tx.client.query<{ user_id: number }>(
          "select user_id from share where id = $1",
          [rest.input.shareId],
        );
        const owner = { ...actor, accountId: rows[0]?.user_id ?? actor.accountId };
        return real.run({ ...rest, tx, actor: owner } as never) as never;
      }),
    );
    const wrong = await wrongCells(hole, [readShare]);
    expect(wrong).toContainEqual(
      expect.stringMatching(/front user, ELITE × shareId: colleague: 200 served instead of not_found/),
    );
    expect(wrong).toContainEqual(expect.stringContaining("the answer holds words-of-a-colleague"));
    expect(wrong).not.toContainEqual(expect.stringContaining("shareId: foreign: 200"));
  });

  test("a command changes a row of another company and answers not found", async () => {
    const hole = instead(cancelShare.name, (real) =>
      command(cancelShare, async (context) => {
        await inTransaction(services.database, allScope("staff"), (tx) =>
          tx.client.query("update share set version = version + 1 where id = $1", [context.input.shareId]),
        );
        return real.run(context as never) as never;
      }),
    );
    const wrong = await wrongCells(hole, [cancelShare]);
    expect(wrong).toContainEqual("any × any × share: changed rows of the other company");
  });

  test("an answer contains a field that the contract does not name", async () => {
    const hole = instead(readShare.name, (real) => {
      const leaking = endpoint({
        ...readShare,
        output: readShare.output.extend({ companyName: z.string() }),
      });
      return query(leaking, async (context) => ({
        ...((await real.run(context as never)) as z.output<typeof readShare.output>),
        companyName: foreign.canary,
      }));
    });
    const wrong = await wrongCells(hole, [readShare]);
    expect(wrong).toContainEqual(expect.stringContaining("answered more than the contract says"));
    expect(wrong).toContainEqual(expect.stringContaining(`the answer holds ${foreign.canary}`));
  });

  test("a revoked session is still accepted", async () => {
    const kept = new Map<string, unknown>();
    const hole: SetupOptions = {
      authenticate: (real) => (token, address) => {
        const known = kept.get(token) as ReturnType<typeof real> | undefined;
        const session = known ?? real(token, address);
        kept.set(token, session);
        return session;
      },
    };
    const wrong = await wrongCells(hole, [readShare]);
    expect(wrong).toContainEqual(expect.stringMatching(/revoked session .* instead of invalid_token/));
  });
});

describe("the authorisation matrix fails for", () => {
  const planted = (over: Partial<Endpoint>) =>
    ({
      name: "planted",
      method: "GET",
      path: "/services/front/api/planted",
      about: "none",
      access: { front: "post_sharing" },
      input: z.object({}),
      output: z.object({}),
      errors: [],
      ...over,
    }) as Endpoint;
  const wrongOf = (over: Partial<Endpoint>) =>
    wrongCells(beside(query(planted(over), async () => ({}))), [planted(over)]);

  test("an id of a kind without an owner", async () => {
    const input = z.object({ star: z.coerce.number().int().positive().meta({ ref: "galaxy" }) });
    expect(await wrongOf({ input })).toContainEqual(expect.stringContaining("nobody can make a galaxy"));
  });

  test("an id without a declared kind", async () => {
    const input = z.object({ ownerId: z.coerce.number().int() });
    expect(await wrongOf({ input })).toContainEqual(
      expect.stringContaining("ownerId is an id without a ref"),
    );
  });

  test("an unknown access rule", async () => {
    const wrong = await wrongOf({ access: { sometimes: "yes" } as never });
    expect(wrong).toContainEqual(expect.stringContaining("has an access that nobody can read"));
  });

  test("an input without a possible sample", async () => {
    const input = z.object({ code: z.string().regex(/^[A-Z]{3}\d+$/) });
    expect(await wrongOf({ input })).toContainEqual(
      expect.stringContaining("code has a pattern and no example"),
    );
  });

  test("a write about shares that ignores the light front user", async () => {
    const wrong = await wrongOf({ method: "POST", path: "/services/post/api/planted" });
    expect(wrong).toContainEqual(expect.stringContaining("what a light front user is told"));
  });

  test("an undeclared refusal", async () => {
    const contract = { ...readShare, errors: [] };
    expect(await wrongCells({}, [contract])).toContainEqual(
      expect.stringContaining("not_found is not declared"),
    );
  });
});
