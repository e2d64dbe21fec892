create table linkedin_group (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  primary_account_id bigint not null references account on delete cascade,
  account_id bigint not null unique references account on delete cascade,
  account_name text not null check (length(account_name) between 1 and 255),
  group_type text not null check (group_type in ('PUBLIC', 'PRIVATE')),
  followers integer check (followers >= 0),
  created_at timestamptz not null default now()
);
create unique index linkedin_group_name on linkedin_group (primary_account_id, lower(account_name));
call platform.protect('linkedin_group');
