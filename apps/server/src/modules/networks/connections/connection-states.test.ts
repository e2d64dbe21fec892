import { type ConnectionState, type Network, networks } from "@polyphon/contract/networks/networks.ts";
import type { ConnectionLife } from "@polyphon/rules/networks/connection-life.ts";
import { isUsable, markOf } from "@polyphon/rules/networks/connection-mark.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addFrontUser } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { connectionsOfCompany } from "./company-connections.store.ts";
import { connectionCondition } from "./connection-marks.store.ts";
import { countPeopleToReconnect } from "./ending-connections.store.ts";
import { organisationOfCompany } from "./organisation-connections.store.ts";

interface Case extends ConnectionLife {
  readonly userId: number;
}

const day = 24 * 60 * 60_000;
const ends = [-1, 13, 15];
const states = ["TOKEN_ACTIVE", "TOKEN_EXPIRED", "TOKEN_REVOKED"] as const;
const tokens: readonly (number | null | "none")[] = ["none", null, -1, 13, 400];

let world: World;
let company: number;
const now = new Date();
const cases: Case[] = [];
const inDays = (days: number) => new Date(now.getTime() + days * day);

/** Every network in every state, ending before, soon and later, with and without a token that renews it. */
const possible = networks.flatMap((network) =>
  states.flatMap((status) =>
    ends.flatMap((access) => tokens.map((refresh) => ({ network, status, access, refresh }))),
  ),
);

async function connect(
  life: { network: Network; status: ConnectionState; access: number; refresh: number | null | "none" },
  place: number,
): Promise<void> {
  const { id: userId } = await addFrontUser(world, company);
  const accessExpiresAt = inDays(life.access);
  const canRefresh = life.refresh !== "none";
  const refreshExpiresAt = typeof life.refresh === "number" ? inDays(life.refresh) : null;
  await world.arrange((tx) =>
    tx.client.query(
      `insert into social_connection (company_id, user_id, network, account_type, status, external_id, display_name, key_id,
         access_token, access_expires_at, refresh_token, refresh_expires_at)
       values ($1, $2, $3, 'PERSONAL', $4, $5, 'Member', 'k', '\\x00', $6, $7, $8)`,
      [
        company,
        userId,
        life.network,
        life.status,
        `case${place}`,
        accessExpiresAt,
        canRefresh ? Buffer.from([0]) : null,
        refreshExpiresAt,
      ],
    ),
  );
  cases.push({
    userId,
    network: life.network,
    status: life.status,
    accessExpiresAt,
    canRefresh,
    refreshExpiresAt,
  });
}

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  for (const [place, life] of possible.entries()) await connect(life, place);
});
afterAll(() => world.close());

const withMark = (mark: string) => cases.filter((one) => markOf(one, now) === mark).map((one) => one.userId);
const ask = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(world.database, allScope("health"), work);

test("a person is listed under the mark that the rule gives the connection, for every way it can stand", async () => {
  for (const mark of ["ACTIVE", "EXPIRING", "EXPIRED", "LOST"] as const) {
    const { rows } = await ask((tx) => {
      const condition = connectionCondition([mark])("a.id");
      return tx.client.query<{ id: number }>(`select id from account a where ${condition} order by id`);
    });
    expect(rows.map(({ id }) => id)).toEqual(withMark(mark));
  }
});

test("a company's working connections are those the rule calls usable: one past its end does not work", async () => {
  const counted = await ask((tx) => connectionsOfCompany(tx, company));
  const usable = cases.filter((one) => isUsable(markOf(one, now)));
  expect(counted).toEqual(
    Object.fromEntries(
      [...Map.groupBy(usable, (one) => one.network)].map(([network, group]) => [network, group.length]),
    ),
  );
});

test("people whose connection ends soon are counted as they are listed, also when a token only renews it until then", async () => {
  const counted = await ask((tx) => countPeopleToReconnect(tx, { companyIds: [company], most: 10_000 }));
  expect(counted).toBe(withMark("EXPIRING").length);
  expect(await ask((tx) => countPeopleToReconnect(tx, { companyIds: null, most: 3 }))).toBe(3);
});

test("a company's LinkedIn page is not alive once its connection has ended", async () => {
  const page = (userId: number) =>
    world.arrange((tx) =>
      tx.client.query(
        "update social_connection set account_type = case when user_id = $2 then 'ORGANISATION' else 'PERSONAL' end where company_id = $1 and network = 'LINKEDIN'",
        [company, userId],
      ),
    );
  for (const one of cases.filter(({ network }) => network === "LINKEDIN")) {
    await page(one.userId);
    const found = await ask((tx) => organisationOfCompany(tx, company));
    expect([found?.userId, found?.living]).toEqual([one.userId, isUsable(markOf(one, now))]);
  }
});
