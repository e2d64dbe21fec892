create table role_assignment_category (
  assignment_id bigint not null references role_assignment on delete cascade,
  category_id bigint not null references category on delete cascade,
  primary key (assignment_id, category_id)
);
create index role_assignment_category_category on role_assignment_category (category_id);
call platform.protect('role_assignment_category', 'assignment_id in (select id from role_assignment)', 'false');

-- A link out of an e-mail or from staff. Each is bound to one purpose and good once; only its hash is kept.
create table one_time_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset-password', 'verify-user', 'multipass')),
  account_id bigint not null references account on delete cascade,
  company_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_account on one_time_token (account_id, purpose);
create index one_time_token_expiry on one_time_token (expires_at);
call platform.protect('one_time_token');

create table company_sso (
  company_id bigint primary key references company on delete cascade,
  application_name text not null,
  client_id text not null,
  key_id text not null,
  client_secret bytea not null,
  tenant_id text not null,
  enabled boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
call platform.protect('company_sso');

-- Somebody who was sent to the identity provider and has not come back yet.
create table sso_state (
  state_hash bytea primary key,
  company_id bigint not null references company on delete cascade,
  -- The nonce and the PKCE verifier, readable only with the key and only in this row.
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sso_state_expiry on sso_state (expires_at);
call platform.protect('sso_state');

create table desk_preference (
  account_id bigint primary key references account on delete cascade,
  pinned jsonb not null default '[]',
  views jsonb not null default '[]',
  updated_at timestamptz not null default now()
);
call platform.protect('desk_preference', 'account_id in (select id from account)');
