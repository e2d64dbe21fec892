-- Whom copies may name at LinkedIn. Without a company it is the provider's, for the companies of its categories.
create table linkedin_mention (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  -- Whose it is: the employee who asked for it, or whose connection file named it. Null: staff's.
  user_id bigint references account on delete cascade,
  submitted_by bigint references account on delete set null,
  account_type text not null check (account_type in ('ORGANIZATION', 'PERSONAL')),
  linkedin_id text not null check (linkedin_id ~ '^[A-Za-z0-9_-]{1,50}$'),
  linkedin_urn text not null check (
    linkedin_urn = case account_type when 'ORGANIZATION' then 'urn:li:organization:' else 'urn:li:person:' end || linkedin_id),
  name text not null check (length(name) between 1 and 50),
  display_name text not null check (length(display_name) between 1 and 50),
  profile_url text check (length(profile_url) <= 300),
  status text not null default 'PENDING_APPROVAL' check (status in ('PENDING_APPROVAL', 'ACTIVE', 'REJECTED')),
  decided_by bigint references account on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The provider's rows stand together under 0, so that they are unique among themselves too.
create unique index linkedin_mention_urn on linkedin_mention (coalesce(company_id, 0), linkedin_urn);
create unique index linkedin_mention_url on linkedin_mention (coalesce(company_id, 0), lower(profile_url)) where profile_url is not null;
create unique index linkedin_mention_person on linkedin_mention (coalesce(company_id, 0), lower(display_name)) where account_type = 'PERSONAL';
create index linkedin_mention_status on linkedin_mention (status, id desc);
create index linkedin_mention_company on linkedin_mention (company_id, id desc);
create index linkedin_mention_user on linkedin_mention (user_id, id desc) where user_id is not null;

create table linkedin_mention_category (
  mention_id bigint not null references linkedin_mention on delete cascade,
  category_id bigint not null references category on delete cascade,
  company_id bigint references company,
  primary key (mention_id, category_id)
);
create index linkedin_mention_category_category on linkedin_mention_category (category_id, mention_id);
call platform.protect('linkedin_mention_category',
  'company_id = platform.current_company() or (company_id is null and category_id in (select category_id from category_company))',
  'company_id = platform.current_company()');
call platform.protect('linkedin_mention',
  'company_id = platform.current_company() or (company_id is null and platform.current_company() is not null
    and exists (select from linkedin_mention_category held where held.mention_id = linkedin_mention.id))',
  'company_id = platform.current_company()');

-- A name from each of its words on, folded: the search is one range of a btree, in index order, in a company or in all.
-- Comparisons in the C collation are leakproof, so row level security does not keep them from the index.
create table linkedin_mention_key (
  mention_id bigint not null references linkedin_mention on delete cascade,
  company_id bigint references company,
  status text not null,
  key text collate "C" not null,
  primary key (mention_id, key)
);
create index linkedin_mention_key_company on linkedin_mention_key (company_id, status, key, mention_id);
create index linkedin_mention_key_all on linkedin_mention_key (status, key, mention_id);
call platform.protect('linkedin_mention_key',
  'company_id = platform.current_company() or (company_id is null and platform.current_company() is not null)',
  'company_id = platform.current_company()');
