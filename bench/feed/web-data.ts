import { type BenchDatabase, benchDatabase } from "../kit/bench-database.ts";

export const webSize = {
  companies: 1_000,
  usersEach: 200,
  categories: 20,
  posts: 100_000,
  sessionEvery: 20,
} as const;

const copy = (words: number) => `repeat('What our colleagues say about it, ', ${words})`;

/** A provider with a year of content: half of the categories are connected to each company, a tenth of the posts are a company's own. */
const fill: readonly string[] = [
  `insert into company (name, domain, time_zone, theme_color, social_networks)
   select 'Company ' || i, 'company-' || i || '.example', 'Europe/Berlin', '#0b7285', '{LINKEDIN,TWITTER}'
   from generate_series(1, ${webSize.companies}) i`,
  `insert into account (company_id, kind, email, password_hash, first_name, last_name, terms_accepted_at)
   select (i - 1) / ${webSize.usersEach} + 1, 'front', 'user-' || i || '@mail.example', 'none', 'Frida', 'Front ' || i, now()
   from generate_series(1, ${webSize.companies * webSize.usersEach}) i`,
  `insert into session (token_hash, account_id, company_id, expires_at)
   select sha256(('bench-token-' || id)::bytea), id, company_id, now() + interval '10 years'
   from account where id % ${webSize.sessionEvery} = 0`,
  `insert into category (name, display_order) select 'Category ' || i, i from generate_series(1, ${webSize.categories}) i`,
  `insert into category_company (category_id, company_id)
   select category.id, company.id from category, company where (category.id + company.id) % 2 = 0`,
  `insert into post (category_id, company_id, title, source, type, language, post_url, voices, front_page_news, featured_until,
     publish_at, ends_on, status)
   select i % ${webSize.categories} + 1, case when i / 20 % 10 = 0 then i / 200 % ${webSize.companies} + 1 end,
     'What the market says about number ' || i || ' this week', 'CURATED', 'TEXT', 'ENGLISH',
     'https://www.example.com/news/' || i,
     jsonb_build_array(
       jsonb_build_object('voice', 'VOICE_1', 'copy', jsonb_build_object('LINKEDIN', ${copy(10)} || i, 'TWITTER', ${copy(5)} || i)),
       jsonb_build_object('voice', 'VOICE_2', 'copy', jsonb_build_object('LINKEDIN', ${copy(8)} || i, 'TWITTER', ${copy(6)} || i))),
     i % 5001 = 1, case when i % 1003 = 3 then current_date + 30 - i / 100 end,
     now() - i * interval '5 minutes', case when i % 23 = 7 then current_date - i % 30 end, 'PUBLISHED'
   from generate_series(1, ${webSize.posts}) i`,
  `insert into media (company_id, file_name, state, mime_type, bytes, width, height, original_key, picture_key, thumbnail_key)
   select company_id, 'picture.jpg', 'READY', 'image/jpeg', 200000, 1200, 630,
     md5(id::text) || '/original', md5(id::text) || '/picture.webp', md5(id::text) || '/thumbnail.webp'
   from post where id % 5 < 3 order by id`,
  `insert into post_image (post_id, media_id, position)
   select post_id, row_number() over (order by post_id), 1 from (select id as post_id from post where id % 5 < 3) pictured`,
  `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
   select account.company_id, account.id, post.id, 'LINKEDIN', 'VOICE_1', ${copy(8)}, post.publish_at, 'SHARED', 1, post.publish_at
   from account join post on (account.id / ${webSize.sessionEvery} + post.id) % 5 = 0 and post.id <= 100
   where account.id % ${webSize.sessionEvery} = 0`,
  `insert into post_share_count (post_id, company_id, shares, people)
   select post_id, company_id, count(*), count(distinct user_id) from share group by post_id, company_id`,
  `insert into post_reaction (post_id, account_id, company_id, kind)
   select post.id, account.id, account.company_id, case when post.id % 4 = 0 then 'DISLIKE' else 'LIKE' end
   from account join post on (account.id / ${webSize.sessionEvery} + post.id) % 7 = 0 and post.id <= 100
   where account.id % ${webSize.sessionEvery} = 0`,
  `insert into post_reaction_count (post_id, company_id, likes, dislikes)
   select post_id, company_id, count(*) filter (where kind = 'LIKE'), count(*) filter (where kind = 'DISLIKE')
   from post_reaction group by post_id, company_id`,
];

export function webDatabase(): Promise<BenchDatabase> {
  return benchDatabase("web", fill);
}

/** Bearer tokens of people of different companies. */
export function tokens(count: number): string[] {
  const sessions = (webSize.companies * webSize.usersEach) / webSize.sessionEvery;
  const step = Math.floor(sessions / count);
  return Array.from(
    { length: count },
    (_, index) => `bench-token-${(index * step + 1) * webSize.sessionEvery}`,
  );
}

export function companyOfToken(token: string): number {
  return Math.floor((Number(token.replace("bench-token-", "")) - 1) / webSize.usersEach) + 1;
}
