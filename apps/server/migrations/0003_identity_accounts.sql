create table role (
  id bigint generated always as identity primary key,
  name text not null unique,
  user_type smallint not null check (user_type between 0 and 7),
  version integer not null default 1
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
  front_type text not null default 'FRONT' check (front_type in ('FRONT', 'CROSS_DOMAIN', 'INDIVIDUAL')),
  -- Set on the account of a LinkedIn group: the employee who uses it. It has no address and no password of its own.
  primary_account_id bigint references account on delete cascade,
  email text check (length(email) <= 250 and email = lower(email)),
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  must_change_password boolean not null default false,
  sso_tenant_id text,
  sso_object_id text,
  first_name text not null,
  last_name text not null,
  headline text,
  language text not null default 'en' check (language in ('en', 'de')),
  status text not null default 'ENABLED' check (status in ('UNVERIFIED', 'ENABLED', 'DISABLED', 'PENDING_APPROVAL', 'DELETED', 'DEACTIVATED')),
  proficiency text not null default 'MEMBER' check (proficiency in ('MEMBER', 'INSIDER', 'ELITE')),
  light_front_user boolean not null default false,
  terms_accepted_at timestamptz,
  questionnaire_skipped boolean not null default false,
  tour_visited boolean not null default false,
  tour_skips smallint not null default 0,
  saved_filters jsonb,
  saved_realtime_filters jsonb,
  voice_type text,
  ai_text_language text,
  ai_text_tonalities text[] not null default '{}',
  ai_text_audience_id bigint,
  autopilot_on boolean not null default false,
  out_of_office_from date,
  out_of_office_to date,
  review_user boolean not null default false,
  profile_rating smallint,
  cost_center text,
  created_at timestamptz not null default now(),
  check (kind = 'staff' or company_id is not null),
  check ((email is null) = (primary_account_id is not null)),
  check ((sso_tenant_id is null) = (sso_object_id is null))
);
create unique index account_email on account (email);
-- Per company: two companies of one group may share a tenant, and a person may have an account in each.
create unique index account_sso on account (company_id, sso_tenant_id, sso_object_id) where sso_object_id is not null;
create index account_company on account (company_id, id) where company_id is not null;
create index account_primary on account (primary_account_id) where primary_account_id is not null;
call platform.protect('account');

-- A staff member holds a role once, for all companies or for some; the session says in which one somebody acts.
create table role_assignment (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  role_id bigint not null references role,
  alias_email text check (length(alias_email) <= 250 and alias_email = lower(alias_email)),
  curator_code text,
  weekly_target smallint,
  ready_to_publish boolean not null default false,
  notification_emails text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (account_id, role_id)
);
create unique index role_assignment_alias on role_assignment (alias_email) where alias_email is not null;
create index role_assignment_role on role_assignment (role_id, id);
call platform.protect('role_assignment', 'account_id in (select id from account)', 'false');

create table role_assignment_company (
  assignment_id bigint not null references role_assignment on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (assignment_id, company_id)
);
create index role_assignment_company_company on role_assignment_company (company_id);
call platform.protect('role_assignment_company', 'company_id = platform.current_company()', 'false');

create table session (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  company_id bigint,
  -- Without it staff have no rights yet: they are asked which role to act in.
  role_assignment_id bigint references role_assignment on delete cascade,
  sso boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_role_assignment on session (role_assignment_id) where role_assignment_id is not null;
create index session_expiry on session (expires_at);
call platform.protect('session');
