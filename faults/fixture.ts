import { cloneDatabase } from "@polyphon/server/platform/db/setup/create-database.ts";
import { type Database, openPool } from "@polyphon/server/platform/db/pool.ts";
import { makeSecretBox } from "@polyphon/server/platform/secret/secret-box.ts";
import { tokenBinding } from "@polyphon/server/modules/networks/tokens/token-binding.ts";
import { settings } from "@polyphon/server/platform/config/config.ts";
import type { SimulatedAccount } from "./network/simulated-account.ts";
import type { SimulatedNetwork } from "./network/simulated-network.ts";
import type { Setup } from "./setup.ts";

/** A database with one company, its people with connected accounts, and posts to share. */
export interface Fixture {
  readonly name: string;
  readonly appUrl: string;
  /** As the cluster's owner, who sees every row. */
  readonly admin: Database;
  readonly account: SimulatedAccount;
  readonly companyId: number;
  readonly userIds: readonly number[];
  readonly postIds: readonly number[];
  close(): Promise<void>;
}

const peoplePerBatch = 2_000;

async function ids(admin: Database, text: string, values: readonly unknown[]): Promise<number[]> {
  const { rows } = await admin.query<{ id: number }>(text, [...values]);
  return rows.map((row) => row.id);
}

interface Connecting {
  readonly admin: Database;
  readonly network: SimulatedNetwork;
  readonly account: SimulatedAccount;
  readonly companyId: number;
  readonly name: string;
}

async function connect(
  { admin, network, account, companyId, name }: Connecting,
  userIds: readonly number[],
): Promise<void> {
  // Members of their own: the network would treat the same text by the same member as a duplicate.
  const prefix = name.replaceAll(/[^a-z0-9]/g, "");
  const box = makeSecretBox(settings.shape.TOKEN_KEYS.parse(undefined));
  for (let first = 0; first < userIds.length; first += peoplePerBatch) {
    const people = userIds.slice(first, first + peoplePerBatch);
    const tokens = await network.mintTokens(
      account,
      people.map((id) => `${prefix}x${id}`),
    );
    const sealed = tokens.map((token, index) =>
      box.seal(
        token.accessToken,
        tokenBinding({ companyId, userId: people[index] ?? 0, network: account.network }, "access"),
      ),
    );
    await admin.query(
      `insert into social_connection (company_id, user_id, network, account_type, status, external_id, display_name, key_id, access_token, access_expires_at, connected_at)
       select $1, t.id, $6, $7, 'TOKEN_ACTIVE', t.external, 'Member', t.key, t.token, now() + interval '50 days', now() - interval '1 day'
       from unnest($2::bigint[], $3::text[], $4::text[], $5::bytea[]) as t (id, external, key, token)`,
      [
        companyId,
        people,
        tokens.map((token) => account.externalId(token)),
        sealed.map((one) => one.keyId),
        sealed.map((one) => one.bytes),
        account.network,
        account.type,
      ],
    );
  }
}

/** A company and its people, every one of them connected. */
export async function addCompany(
  { admin, network, account, name }: Omit<Connecting, "companyId">,
  people: number,
): Promise<Pick<Fixture, "companyId" | "userIds">> {
  const [companyId = 0] = await ids(
    admin,
    "insert into company (name, domain, time_zone, theme_color) values ('Nordwind', $1, 'Europe/Berlin', '#0b7285') returning id",
    [name],
  );
  const userIds = await ids(
    admin,
    `insert into account (company_id, kind, email, password_hash, first_name, last_name)
     select $1, 'front', $2 || n || '@example.com', 'none', 'Anna', 'Weber' from generate_series(1, $3::int) n returning id`,
    [companyId, name, people],
  );
  await connect({ admin, network, account, companyId, name }, userIds);
  return { companyId, userIds };
}

export async function openFixture(
  { adminUrl, template, network, account }: Setup,
  name: string,
  wanted: { people: number; posts: number; pictures?: boolean; firstShareId?: number },
): Promise<Fixture> {
  const urls = await cloneDatabase(adminUrl, template, name);
  const admin = openPool({ url: adminUrl.replace(/\/[^/]*$/, `/${name}`), size: 3, name: "polyphon-faults" });
  const postIds = await ids(
    admin,
    `with c as (insert into category (name) values ('Energy') returning id)
     insert into post (category_id, title, source, type, language, voices, publish_at, status)
     select c.id, 'Wind over the north sea', 'CURATED', 'ARTICLE', 'en', '[]', now(), 'PUBLISHED'
     from c, generate_series(1, $1::int) returning id`,
    [wanted.posts],
  );
  if (wanted.pictures === true || account.needsPicture) {
    await admin.query(
      `with m as (insert into media (file_name, state, original_key) values ('pixel.png', 'READY', 'pixel') returning id)
       insert into post_image (post_id, media_id, position) select p, m.id, 1 from m, unnest($1::bigint[]) p`,
      [postIds],
    );
  }
  if (wanted.firstShareId !== undefined) {
    await admin.query(`alter table share alter column id restart with ${Math.trunc(wanted.firstShareId)}`);
  }
  const { companyId, userIds } = await addCompany({ admin, network, account, name }, wanted.people);
  return { name, appUrl: urls.app, admin, account, companyId, userIds, postIds, close: () => admin.end() };
}

/** Every person shares posts in turn until there are enough shares, due evenly over the given time. */
export async function scheduleShares(
  fixture: Fixture,
  shares: number,
  dueOverMs: number,
  firstPost = 0,
): Promise<void> {
  await fixture.admin.query(
    `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
     select $1, ($2::bigint[])[n % $4 + 1], ($3::bigint[])[n / $4 + 1 + $7], $8, 'VOICE_1',
       'Share number ' || n || ' about the wind of day ' || (n / $4 + 1 + $7), clock_timestamp() + $6::float8 * n / $5 * interval '1 ms'
     from generate_series(0, $5::int - 1) n`,
    [
      fixture.companyId,
      fixture.userIds,
      fixture.postIds,
      fixture.userIds.length,
      shares,
      dueOverMs,
      firstPost,
      fixture.account.network,
    ],
  );
}

export async function countStates(fixture: Fixture): Promise<Record<string, number>> {
  const { rows } = await fixture.admin.query<{ state: string; count: number }>(
    "select state, count(*) from share group by state",
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

export const final: ReadonlySet<string> = new Set(["SHARED", "FAILED", "UNCONFIRMED", "HELD", "CANCELLED"]);

export async function countOpen(fixture: Fixture): Promise<number> {
  const states = await countStates(fixture);
  return Object.entries(states).reduce((sum, [state, count]) => (final.has(state) ? sum : sum + count), 0);
}
