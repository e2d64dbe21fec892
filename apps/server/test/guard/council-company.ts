import { userTypes } from "@polyphon/contract/permissions.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { addCategory, addCompany, addFrontUser, addPost, addStaff } from "../people.ts";
import type { World } from "../world.ts";

const weekCount = 30;
export const minimum = 10;

/** Always the same numbers below one. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Done {
  readonly by: number;
  readonly post: number;
  readonly at: Date;
}

/** 200 employees in works-council mode with shares, clicks and reactions: some posts of many people, some of few or nobody. */
export async function councilCompany(world: World) {
  const chance = chanceFrom(20_261_120);
  const below = (most: number) => Math.floor(chance() * most);
  const company = await addCompany(world, { timeZone: "UTC" });
  const category = await addCategory(world, [company]);
  const thisMonday = mondayOf(localDateOf(new Date(), "UTC"));
  const mondays = Array.from({ length: weekCount }, (_, at) => addDays(thisMonday, 7 * (at - weekCount + 1)));
  const run = (text: string, values: readonly unknown[]) =>
    world.arrange((tx) => tx.client.query<{ id: number }>(text, [...values]));
  await run("update company set works_council = true, works_council_minimum = $2 where id = $1", [
    company,
    minimum,
  ]);

  const reader = await addFrontUser(world, company);
  // Newcomers arrive in lots of all sizes; everybody else was there before.
  const joined = Array.from({ length: 199 }, (_, at) => (at < 120 ? 0 : 1 + below(3) * below(weekCount / 3)));
  const { rows: made } = await run(
    `insert into account (company_id, kind, email, password_hash, first_name, last_name, created_at, last_login_at)
     select $1, 'front', 'council-' || n || '@mail.example', '', 'Frida', 'Front', at,
       case when n % 3 > 0 then now() - make_interval(days => (n % 60)::int) end
     from unnest($2::timestamptz[]) with ordinality as given (at, n) order by n returning id`,
    [company, joined.map((week) => `${addDays(mondays[week] ?? "", week === 0 ? -400 : 2)}T10:00:00Z`)],
  );
  const people = made.map(({ id }) => id);
  const someone = () => people[below(people.length)] ?? 0;
  const some = (count: number) => [...new Set(Array.from({ length: count }, someone))];

  const posts: number[] = [];
  for (let at = 0; at < 24; at += 1)
    posts.push(await addPost(world, category, { companyId: at % 2 === 0 ? company : null }));
  const shares: Done[] = [];
  for (const [at, post] of posts.entries()) {
    const begins = below(weekCount - 4);
    const sizes = [0, 1, 3, 8, 9, 12, 25, 60];
    for (const by of some(sizes[at % sizes.length] ?? 0)) {
      const week = Math.min(weekCount - 1, begins + Math.floor(chance() * chance() * 6));
      const day = week === weekCount - 1 ? 0 : below(7);
      shares.push({
        by,
        post,
        at: new Date(`${addDays(mondays[week] ?? "", day)}T00:${10 + below(45)}:00Z`),
      });
    }
  }
  const past = shares.filter(({ at }) => at.getTime() < Date.now());
  const { rows: stored } = await run(
    `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, shared_at)
     select $1, by, post, 'LINKEDIN', 'VOICE_1', 'x', at, 'SHARED', at
     from unnest($2::bigint[], $3::bigint[], $4::timestamptz[]) with ordinality as given (by, post, at, n)
     order by n returning id`,
    [company, past.map(({ by }) => by), past.map(({ post }) => post), past.map(({ at }) => at)],
  );
  await run(
    `insert into post_share_count (company_id, post_id, shares, people)
     select company_id, post_id, count(*), count(distinct user_id) from share where company_id = $1 group by 1, 2`,
    [company],
  );
  for (const monday of mondays)
    await run("call platform.ensure_click_partition($1)", [monday]).then(() =>
      run("call platform.ensure_click_partition($1)", [addDays(monday, 14)]),
    );
  const clicks = past.flatMap(({ by, at }, index) =>
    Array.from({ length: below(4) }, (_, n) => ({
      by,
      share: stored[index]?.id ?? 0,
      at: new Date(at.getTime() + n * 30 * 60 * 60 * 1000),
    })).filter((click) => click.at.getTime() < Date.now()),
  );
  await run(
    `insert into click (company_id, share_id, at, kind, stream_id)
     select $1, share, at, 'PERSON', 'guard-' || n
     from unnest($2::bigint[], $3::timestamptz[]) with ordinality as given (share, at, n)`,
    [company, clicks.map(({ share }) => share), clicks.map(({ at }) => at)],
  );
  const reactions = posts.flatMap((post) => some(below(30)).map((by) => ({ by, post, kind: "LIKE" })));
  await run(
    `insert into post_reaction (company_id, post_id, account_id, kind)
     select $1, post, by, kind from unnest($2::bigint[], $3::bigint[], $4::text[]) as given (post, by, kind)`,
    [
      company,
      reactions.map(({ post }) => post),
      reactions.map(({ by }) => by),
      reactions.map(({ kind }) => kind),
    ],
  );
  await run(
    `insert into post_reaction_count (company_id, post_id, likes)
     select company_id, post_id, count(*) from post_reaction where company_id = $1 group by 1, 2`,
    [company],
  );
  // What is planned for the next day is of five people.
  await run(
    `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state)
     select $1, by, $3, 'XING', 'VOICE_1', 'x', now() + interval '5 hours', 'SCHEDULED' from unnest($2::bigint[]) by`,
    [company, people.slice(0, 5), posts[0]],
  );
  const { rows: accounts } = await world.arrange((tx) =>
    tx.client.query<{ id: number; created: Date; seen: Date | null }>(
      `select id, created_at as created, last_login_at as seen from account
       where company_id = $1 and kind = 'front' order by id`,
      [company],
    ),
  );
  const manager = () =>
    addStaff(
      world,
      userTypes.corporateAdmin,
      ["list_company", "list_post", "view_post", "list_user_calendar", "list_front_user"],
      company,
    );
  return {
    company,
    mondays,
    posts,
    planned: people.slice(0, 5),
    shares: past,
    clicks,
    reactions,
    accounts,
    reader,
    manager: await manager(),
    provider: await addStaff(world, userTypes.superAdmin, []),
  };
}

export type CouncilCompany = Awaited<ReturnType<typeof councilCompany>>;
