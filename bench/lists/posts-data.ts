import { type BenchDatabase, benchDatabase } from "../kit/bench-database.ts";

export const postsData = {
  posts: 100_000,
  categories: 2_000,
  companies: 100,
  postsWithShares: 20_000,
} as const;

const words = `(array['wind', 'solar', 'harbour', 'night', 'shift', 'market', 'quarter', 'training', 'safety', 'turbine', 'logistics', 'battery',
  'network', 'apprentice', 'factory', 'customer', 'summit', 'research', 'bridge', 'winter', 'energy', 'digital', 'pension', 'travel', 'museum'])`;
const word = (step: number) => `${words}[(i::bigint * ${step} / 7) % 25 + 1]`;
const copy = (times: number) => `repeat('What our colleagues say about it, ', ${times})`;

/** A provider with 2,000 categories and years of posts in eleven languages; a fifth of the posts was shared. */
const fill: readonly string[] = [
  `insert into company (name, domain, time_zone, theme_color)
   select 'Company ' || i, 'company-' || i || '.example', 'Europe/Berlin', '#0b7285' from generate_series(1, ${postsData.companies}) i`,
  `insert into category (name, display_order) select 'Category ' || i, i from generate_series(1, ${postsData.categories}) i`,
  `insert into category_company (category_id, company_id)
   select category.id, company.id from category, company where (category.id + company.id) % 10 = 0`,
  `insert into post (category_id, company_id, title, source, type, language, post_url, voices, publish_at, ends_on, status)
   select i * 7919 % ${postsData.categories} + 1, case when i % 10 = 0 then i / 10 % ${postsData.companies} + 1 end,
     'The ' || ${word(3)} || ' and the ' || ${word(11)} || ' of ' || ${word(29)} || ' number ' || i,
     (array['CURATED', 'ORIGINAL', 'LOCAL'])[i % 3 + 1], 'TEXT',
     (array['ENGLISH', 'GERMAN', 'SWEDISH', 'DUTCH', 'PORTUGUESE', 'ITALIAN', 'FRENCH', 'SPANISH', 'CZECH', 'POLISH', 'HUNGARIAN'])[i / 3 % 11 + 1],
     'https://www.example.com/news/' || i,
     jsonb_build_array(
       jsonb_build_object('voice', 'VOICE_1', 'copy', jsonb_build_object('LINKEDIN', ${copy(10)} || i, 'TWITTER', ${copy(5)} || i)),
       jsonb_build_object('voice', 'VOICE_2', 'copy', jsonb_build_object('LINKEDIN', ${copy(8)} || i, 'TWITTER', ${copy(6)} || i))),
     now() - (${postsData.posts} - i) * interval '5 minutes', case when i % 23 = 7 then current_date - i % 30 end, 'PUBLISHED'
   from generate_series(1, ${postsData.posts}) i`,
  `insert into media (company_id, file_name, state, mime_type, bytes, width, height, original_key, picture_key, thumbnail_key)
   select company_id, 'picture.jpg', 'READY', 'image/jpeg', 200000, 1200, 630,
     md5(id::text) || '/original', md5(id::text) || '/picture.webp', md5(id::text) || '/thumbnail.webp'
   from post where id % 5 < 3 order by id`,
  `insert into post_image (post_id, media_id, position)
   select post_id, row_number() over (order by post_id), 1 from (select id as post_id from post where id % 5 < 3) pictured`,
  `insert into post_share_count (post_id, company_id, shares, people)
   select id, id % ${postsData.companies} + 1, id % 90 + 1, id % 90 + 1 from post order by id desc limit ${postsData.postsWithShares}`,
  `insert into account (kind, email, password_hash, first_name, last_name) values ('staff', 'super@provider.example', 'none', 'Stella', 'Super')`,
  `insert into role_assignment (account_id, role_id) select a.id, r.id from account a join role r on r.user_type = 0 where a.kind = 'staff'`,
  `insert into session (token_hash, account_id, role_assignment_id, expires_at)
   select sha256('bench-staff-0'::bytea), a.id, r.id, now() + interval '10 years' from account a join role_assignment r on r.account_id = a.id`,
];

export function postsDatabase(): Promise<BenchDatabase> {
  return benchDatabase("posts", fill);
}
