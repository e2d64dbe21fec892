import { type BenchDatabase, benchDatabase } from "../kit/bench-database.ts";

export const users = { people: 1_000_000, companies: 500, posts: 20, sharesEach: 10 } as const;

const perCompany = users.people / users.companies;
const first = `(array['Adaeze', 'Benedikt', 'Camille', 'Dominik', 'Elif', 'Fabio', 'Greta', 'Hiroshi', 'Inês', 'Jonas', 'Katarzyna',
  'Liam', 'Mehmet', 'Noor', 'Oskar', 'Petra', 'Quentin', 'Rosa', 'Sven', 'Tomás', 'Ulrike', 'Václav', 'Wanda', 'Xenia', 'Yara'])`;
const head = `(array['Ahl', 'Berg', 'Carv', 'Dorn', 'Eng', 'Font', 'Grün', 'Hart', 'Ives', 'Jans', 'Kov', 'Lind', 'Mor', 'Nils', 'Ott', 'Pet',
  'Quint', 'Ros', 'Schmi', 'Tan', 'Ulr', 'Vog', 'Weid', 'Yil', 'Zim'])`;
const middle = `(array['a', 'e', 'i', 'o', 'u', 'an', 'el', 'er', 'in', 'on', 'ar', 'ens', 'ich', 'ol', 'und', 'ert', 'ast', 'ock', 'ill', 'ett'])`;
const end = `(array['ahl', 'berg', 'cke', 'dal', 'elli', 'feld', 'gård', 'heim', 'idis', 'jak', 'ko', 'lund', 'mann', 'nen', 'ova', 'pek', 'quist',
  'ros', 'sen', 'tti', 'ure', 'vist', 'wicz', 'xi', 'yan', 'zzi'])`;
/** A fixed shuffle of the number, so that neighbours by id are none by name. */
const shuffled = "(i::bigint * 7919 % 999983)";

/** A provider with a million employees: most enabled, every tenth without a network, every tenth sharing. */
const fill: readonly string[] = [
  `insert into company (name, domain, time_zone, theme_color)
   select 'Company ' || i, 'company-' || i || '.example', 'Europe/Berlin', '#0b7285' from generate_series(1, ${users.companies}) i`,
  `insert into account (company_id, kind, front_type, email, password_hash, first_name, last_name, status, proficiency,
     terms_accepted_at, created_at)
   select (i - 1) / ${perCompany} + 1, 'front', case when i % 50 = 7 then 'CROSS_DOMAIN' else 'FRONT' end,
     'person-' || i || '@company-' || ((i - 1) / ${perCompany} + 1) || '.example', 'none',
     ${first}[${shuffled} % 25 + 1],
     ${head}[${shuffled} / 25 % 25 + 1] || ${middle}[${shuffled} / 625 % 20 + 1] || ${end}[${shuffled} / 12500 % 26 + 1],
     case when i % 100 = 3 then 'PENDING_APPROVAL' when i % 100 = 4 then 'DISABLED' when i % 200 = 5 then 'DEACTIVATED' else 'ENABLED' end,
     case when i % 40 = 1 then 'ELITE' when i % 8 = 1 then 'INSIDER' else 'MEMBER' end, now(), now() - i * interval '30 seconds'
   from generate_series(1, ${users.people}) i`,
  `insert into autopilot_setting (account_id, company_id, switched_on) select id, company_id, true from account where id % 3 = 0`,
  `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
   select company_id, id, 'LINKEDIN', case when id % 30 = 1 then 'TOKEN_EXPIRED' else 'TOKEN_ACTIVE' end, 'urn:li:person:' || id,
     first_name, 'none', '\\x00', now() + interval '60 days' from account where id % 10 <> 0`,
  `insert into category (name, display_order) values ('News', 1)`,
  `insert into category_company (category_id, company_id) select 1, id from company`,
  `insert into post (category_id, title, source, type, language, voices, publish_at, status)
   select 1, 'What the market says about number ' || i, 'CURATED', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED'
   from generate_series(1, ${users.posts}) i`,
  `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
   select a.company_id, a.id, p, 'LINKEDIN', 'VOICE_1', 'A copy', now() - p * interval '9 days', 'SHARED', 1, now() - p * interval '9 days'
   from account a cross join generate_series(1, ${users.sharesEach}) p where a.id % 10 = 1`,
  // Staff: one with full access, and one corporate admin for each of the first companies.
  `insert into account (kind, email, password_hash, first_name, last_name) values ('staff', 'super@provider.example', 'none', 'Stella', 'Super')`,
  `insert into account (company_id, kind, email, password_hash, first_name, last_name)
   select i, 'staff', 'staff-' || i || '@provider.example', 'none', 'Clara', 'Corporate' from generate_series(1, 50) i`,
  `insert into role_assignment (account_id, role_id)
   select a.id, r.id from account a join role r on r.user_type = case when a.company_id is null then 0 else 2 end where a.kind = 'staff'`,
  `insert into session (token_hash, account_id, company_id, role_assignment_id, expires_at)
   select sha256(('bench-staff-' || coalesce(a.company_id, 0))::bytea), a.id, a.company_id, r.id, now() + interval '10 years'
   from account a join role_assignment r on r.account_id = a.id`,
];

export function peopleDatabase(): Promise<BenchDatabase> {
  return benchDatabase("people", fill);
}

/** The bearer token of the provider's super admin, or of a company's admin. */
export function staffToken(companyId: number | null): string {
  return `bench-staff-${companyId ?? 0}`;
}
