import { endpoints } from "@polyphon/contract/endpoints.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { RefKind } from "@polyphon/contract/kit/ref.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { callerKinds } from "../authz/caller-kinds.ts";
import { type Cast, openCast, type Performer } from "../authz/cast.ts";
import { makeRef } from "../authz/fixtures/ref-fixtures.ts";
import { neededRights } from "../authz/matrix/expectations.ts";
import { openSetup, type Setup } from "../authz/setup.ts";
import { type Answer, makeCaller } from "../caller.ts";
import { type TestContext, openTestContext, unique } from "../test-context.ts";

type Row = { readonly id: number } & Readonly<Record<string, unknown>>;

interface Tried {
  /** What its rows are made of. */
  readonly of: RefKind;
  /** What a row says of each order; null for its age. */
  readonly orders: Readonly<Record<string, ((row: Row) => unknown) | null>>;
}

const mentions: Tried = {
  of: "companyMention",
  orders: { created: null, name: ({ displayName }) => displayName },
};

const lists: Readonly<Record<string, Tried>> = {
  "list-posts": {
    of: "post",
    orders: {
      created: null,
      title: ({ title }) => title,
      publish: ({ publishAt }) => publishAt,
      until: ({ endsOn }) => endsOn,
    },
  },
  "list-own-post-approval": {
    of: "companyOwnPost",
    orders: { created: null, title: ({ title }) => title, changed: ({ updatedAt }) => updatedAt },
  },
  "list-stuck-shares": { of: "failedShare", orders: { when: ({ dueAt }) => dueAt } },
  "list-linkedin-mentions-admin": mentions,
  "list-linkedin-mentions-corporate": mentions,
  "list-linkedin-mentions-wizard": mentions,
  "list-role-assignments": {
    of: "roleAssignment",
    orders: {
      person: ({ account }) => (account as { lastName: string }).lastName,
      alias: ({ aliasEmail }) => aliasEmail,
      code: ({ curatorCode }) => curatorCode,
    },
  },
  "list-enquiries": {
    of: "enquiry",
    orders: { received: null, from: ({ name }) => name, company: ({ company }) => company },
  },
  "list-staff-real-time-contents": {
    of: "realTimeItem",
    orders: { published: ({ publishedAt }) => publishedAt },
  },
  "list-linkedin-posts": {
    of: "linkedinPost",
    orders: { posted: ({ postedAt }) => postedAt, title: ({ title }) => title },
  },
};

/** Lists of resources, which have calls of their own for counting and exporting, are tried with these. */
const ofResource = ({ path }: Endpoint) =>
  path.endsWith("/export") || endpoints.some((other) => other.path === `${path}/count`);
const sortable = endpoints.filter((one) => one.input.shape["sort"] !== undefined && !ofResource(one));

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

/** Somebody who may open the list: the company's staff, whose rows the fixtures make, unless it is the provider's. */
async function readerOf({ access }: Endpoint): Promise<Performer> {
  const keys = neededRights(access);
  const who = keys.length === 0 ? "superAdmin" : "provider" in access ? "subAdmin" : "corporateAdmin";
  const kind = callerKinds.find(({ name }) => name === `${who} with exactly the needed right`);
  if (!kind) throw new Error(`nobody is ${who}`);
  return cast.enter(kind, keys);
}

async function walk(who: Performer, endpoint: Endpoint, sort: string): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const input: Record<string, unknown> = { sort, limit: 3, ...(after === null ? {} : { after }) };
    const answer = (await makeCaller(setup.url)(endpoint, input as never, {
      token: who.token ?? undefined,
    })) as Answer<{ items: Row[]; next: string | null }>;
    expect([endpoint.name, sort, answer.status]).toEqual([endpoint.name, sort, 200]);
    rows.push(...answer.body.items);
    after = answer.body.next;
  } while (after !== null && rows.length < 90);
  return rows;
}

const words = new Intl.Collator("und");
const compare = (one: unknown, other: unknown): number =>
  typeof one === "string" && typeof other === "string"
    ? words.compare(one, other)
    : Number(one === null) - Number(other === null);

/** Of any two neighbours the first is not behind the second. */
function isOrdered(values: readonly unknown[]): boolean {
  return values.every((value, at) => at === 0 || compare(values[at - 1], value) <= 0);
}

test("every list that can be put in order is tried here, with every order", () => {
  const known = Object.entries(lists).map(([name, { orders }]) => [name, Object.keys(orders)]);
  const offered = sortable.map(({ name, input }) => {
    const { enum: all = [] } = z.toJSONSchema(input.shape["sort"] as z.ZodType, { io: "input" });
    const keys = all.filter((key) => typeof key === "string" && !key.startsWith("-"));
    return [name, keys];
  });
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(offered));
});

test.each(sortable.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s shows every row once in each of its orders, and backwards the same rows turned around",
  async (name, endpoint) => {
    const list = lists[name];
    if (!list) throw new Error(`${name} is in no order here`);
    const who = await readerOf(endpoint);
    for (let made = 0; made < 5; made++)
      await context.arrange((tx) =>
        makeRef(list.of, { tx, context, holder: who, mark: unique(made % 2 === 0 ? "Öl" : "zinc") }),
      );
    const all = new Set((await walk(who, endpoint, Object.keys(list.orders)[0] ?? "")).map(({ id }) => id));
    expect(all.size).toBeGreaterThanOrEqual(5);
    for (const [key, read] of Object.entries(list.orders)) {
      const up = await walk(who, endpoint, key);
      const ids = up.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(all);
      expect((await walk(who, endpoint, `-${key}`)).map(({ id }) => id)).toEqual(ids.toReversed());
      const values = up.map((row) => (read ? read(row) : String(row.id).padStart(12, "0")));
      expect([key, isOrdered(values)]).toEqual([key, true]);
    }
  },
);
