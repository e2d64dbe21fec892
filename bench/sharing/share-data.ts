import { type BenchDatabase, benchDatabase, withClient } from "../kit/bench-database.ts";

const people = 20_000;
/** Of the backlog; a round's own post comes after these. */
const posts = 1_000;
/** Past shares of each person: on a table without statistics the planner takes any index for the right one. */
const finished = 10;
const waiting = 2;
const copy = "repeat('What our colleagues say about it, ', 8)";

/** Each person has so many shares a year away, of the posts after `afterPost`. */
function scheduledAhead(afterPost: number, each: number): string {
  return `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
   select account.company_id, account.id, ${afterPost} + i, 'LINKEDIN', 'VOICE_1', ${copy},
     now() + interval '1 year' + (account.id * 1000 + i) * interval '1 second'
   from account, generate_series(1, ${each}) i`;
}

/** One share each: nobody waits behind anybody in a lane, so a round measures the engine and not the order of lanes. */
const base: readonly string[] = [
  `insert into company (name, domain, time_zone, theme_color)
   select 'Company ' || i, 'company-' || i || '.example', 'Europe/Berlin', '#0b7285' from generate_series(1, 100) i`,
  `insert into account (company_id, kind, email, password_hash, first_name, last_name)
   select (i - 1) / ${people / 100} + 1, 'front', 'user-' || i || '@mail.example', 'none', 'Frida', 'Front ' || i
   from generate_series(1, ${people}) i`,
  "insert into category (name) values ('News')",
  "insert into category_company (category_id, company_id) select 1, id from company",
  `insert into post (category_id, title, source, type, language, post_url, voices, publish_at, status)
   select 1, 'What the market says about number ' || i, 'CURATED', 'TEXT', 'ENGLISH', 'https://www.example.com/news/' || i,
     jsonb_build_array(jsonb_build_object('voice', 'VOICE_1', 'copy', jsonb_build_object('LINKEDIN', ${copy}))), now(), 'PUBLISHED'
   from generate_series(1, ${posts}) i`,
  `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
   select company_id, account.id, i, 'LINKEDIN', 'VOICE_1', ${copy}, now() - i * interval '1 day', 'SHARED', 1, now() - i * interval '1 day'
   from account, generate_series(1, ${finished}) i`,
  scheduledAhead(finished, waiting),
];

/** What people have scheduled on an ordinary day: two shares each. */
export function emptyQueue(): Promise<BenchDatabase> {
  return benchDatabase("shares", base);
}

/** The same with so many shares more, all of them a year ahead. */
export function longQueue(shares: number): Promise<BenchDatabase> {
  return benchDatabase(`backlog_${shares}`, [...base, scheduledAhead(finished + waiting, shares / people)]);
}

/** What a round left behind is deleted outside the measured time, so that every round starts with the same tables. */
export async function clearRound(database: BenchDatabase): Promise<void> {
  await withClient(database.admin, async (client) => {
    await client.query(`delete from share where post_id > ${posts}`);
    await client.query("truncate share_attempt, post_share_count");
    await client.query("delete from pgboss.job");
    // As autovacuum would, which benchmarks cannot wait for.
    await client.query("vacuum (analyze) share");
    await client.query("vacuum pgboss.job");
  });
}
