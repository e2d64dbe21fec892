create table social_connection (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  user_id bigint not null references account on delete cascade,
  network text not null,
  status text not null check (status in ('TOKEN_ACTIVE', 'TOKEN_EXPIRED', 'TOKEN_REVOKED')),
  external_id text not null,
  display_name text not null,
  scopes text[] not null default '{}',
  key_id text not null,
  access_token bytea not null,
  access_expires_at timestamptz not null,
  refresh_token bytea,
  refresh_expires_at timestamptz,
  connected_at timestamptz not null default now(),
  lost_at timestamptz,
  unique (user_id, network)
);
create unique index social_connection_external on social_connection (company_id, network, external_id);
create index social_connection_expiry on social_connection (access_expires_at) where status = 'TOKEN_ACTIVE';
call platform.protect('social_connection');

create table connect_state (
  state_hash bytea primary key,
  company_id bigint not null,
  user_id bigint not null references account on delete cascade,
  network text not null,
  created_at timestamptz not null default now()
);
call platform.protect('connect_state');
