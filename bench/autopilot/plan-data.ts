import { type BenchDatabase, benchDatabase, withClient } from "../kit/bench-database.ts";

const weekMs = 7 * 24 * 60 * 60_000;
const firstMonday = Date.UTC(1970, 0, 5);

/** Far enough ahead that every round plans a whole week. */
export const plannedMonday = new Date(
  (Math.floor((Date.now() - firstMonday) / weekMs) + 8) * weekMs + firstMonday,
)
  .toISOString()
  .slice(0, 10);

/** Two companies that differ in nothing but the number of their people. */
export const crowded = 1;
export const sparse = 2;
export const factor = 10;

const categories = 6;
const copy = "repeat('What our colleagues say about it, ', 6)";
const row = (category: string) =>
  `jsonb_build_object('categoryId', ${category}, 'tagIds', '[]'::jsonb, 'language', null, 'count', 1 + i % 2)`;

const fill = (people: number): readonly string[] => [
  `insert into company (name, domain, time_zone, theme_color, fixed_time_gap, social_networks, oldest_post_days)
   select 'Company ' || i, 'company-' || i || '.example', 'Europe/Berlin', '#0b7285', 1, '{LINKEDIN,TWITTER}', 365 from generate_series(1, 2) i`,
  `insert into account (company_id, kind, email, password_hash, first_name, last_name, terms_accepted_at)
   select case when i <= ${people} then ${crowded} else ${sparse} end, 'front', 'person-' || i || '@mail.example', 'none', 'Frida',
     'Front ' || i, now() from generate_series(1, ${people + people / factor}) i`,
  "insert into autopilot_setting (account_id, company_id, switched_on) select id, company_id, true from account",
  `insert into category (name) select 'Category ' || i from generate_series(1, ${categories}) i`,
  "insert into category_company (category_id, company_id) select category.id, company.id from category, company",
  `insert into post (category_id, title, source, type, language, post_url, voices, publish_at, created_at, status)
   select c, 'What the market says about number ' || i, case when i % 2 = 0 then 'ORIGINAL' else 'CURATED' end, 'TEXT', 'ENGLISH',
     'https://www.example.com/news/' || i, jsonb_build_array(jsonb_build_object('voice', 'VOICE_1', 'copy',
       jsonb_build_object('LINKEDIN', ${copy}))), at, at, 'PUBLISHED'
   from generate_series(1, ${categories}) c, generate_series(1, 300) i,
     lateral (select now() - i * interval '6 hours' as at) day`,
  `insert into social_connection (company_id, user_id, network, account_type, status, external_id, display_name, key_id, access_token,
     access_expires_at)
   select company_id, id, network, 'PERSONAL', 'TOKEN_ACTIVE', 'urn:li:person:' || id, first_name, 'none', '\\x00', '2040-01-01'
   from account, unnest(array['LINKEDIN', 'TWITTER']) network`,
  `insert into autopilot_choice (user_id, company_id, networks, rows, days)
   select id, company_id, '{LINKEDIN,TWITTER}', jsonb_build_array(${row(`1 + i % ${categories}`)}, ${row(`1 + (i + 1) % ${categories}`)}),
     '{MONDAY,WEDNESDAY,THURSDAY}' from (select id, company_id, id as i from account) people`,
  // Everybody's past shares; their links and clicks are not measured.
  `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
   select company_id, id, 1 + (id * 7 + n * 311) % ${categories * 300}, 'LINKEDIN', 'VOICE_1', 'A copy', now() - n * interval '3 days',
     'SHARED', 1, now() - n * interval '3 days' from account, generate_series(1, 3) n`,
];

export function planDatabase(people: number): Promise<BenchDatabase> {
  return benchDatabase(`autopilot_${people}`, fill(people));
}

/** Deletes a round's plan outside the measured time. */
export async function clearPlans({ admin }: BenchDatabase): Promise<void> {
  await withClient(admin, async (client) => {
    await client.query("delete from share where plan is not null");
    await client.query("truncate short_link, click_count, autopilot_run, autopilot_user_run");
    await client.query("update autopilot_choice set planned_at = null");
    await client.query("delete from pgboss.job");
    await client.query("vacuum (analyze)");
  });
}

export interface PlanFigures {
  readonly shares: number;
  readonly links: number;
  /** Rows of one person, post and network, or of one person and slot, beyond the first. */
  readonly twice: number;
  /** The same for the same plan, regardless of row ids. */
  readonly digest: string;
}

export async function figuresOf({ admin }: BenchDatabase, companyId: number): Promise<PlanFigures> {
  return withClient(admin, async (client) => {
    const { rows } = await client.query<PlanFigures>(
      `select count(*)::int as shares, (select count(*)::int from short_link where company_id = $1) as links,
         (2 * count(*) - count(distinct (user_id, post_id, network)) - count(distinct (user_id, plan->>'slot')))::int as twice,
         coalesce(md5(string_agg(concat_ws(' ', user_id, post_id, network, due_at, voice, plan->>'slot'), ',' order by user_id, network, due_at)), '') as digest
       from share where company_id = $1 and plan is not null`,
      [companyId],
    );
    const [found] = rows;
    if (!found) throw new Error("nothing was counted");
    return found;
  });
}
