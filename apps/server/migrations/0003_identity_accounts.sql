create table role (
  id bigint generated always as identity primary key,
  name text not null unique,
  user_type smallint not null check (user_type between 0 and 7)
);
call platform.share_with_all('role', 'roles are the same for every company');

create table role_permission (
  role_id bigint not null references role on delete cascade,
  permission_key text not null,
  primary key (role_id, permission_key)
);
call platform.share_with_all('role_permission', 'rights belong to roles');

create table account (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  kind text not null check (kind in ('staff', 'front')),
  role_id bigint references role,
  email text not null check (length(email) <= 250 and email = lower(email)),
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  headline text,
  language text not null default 'en' check (language in ('en', 'de')),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED', 'PENDING_APPROVAL', 'DELETED', 'DEACTIVATED')),
  proficiency text not null default 'MEMBER' check (proficiency in ('MEMBER', 'INSIDER', 'ELITE')),
  light_front_user boolean not null default false,
  created_at timestamptz not null default now(),
  check (kind = 'staff' or company_id is not null),
  check (kind = 'front' or role_id is not null)
);
create unique index account_email on account (email);
create index account_company on account (company_id, id) where company_id is not null;
call platform.protect('account');

create table session (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  company_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);
call platform.protect('session');
