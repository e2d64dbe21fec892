-- Which kind of account a connection publishes on, and what keeps its token alive.
alter table social_connection
  add column account_type text not null default 'PERSONAL'
    check (account_type in ('PERSONAL', 'ORGANISATION', 'PAGE', 'PROFESSIONAL')),
  add column vanity_name text,
  add column followers integer check (followers >= 0),
  -- Set while one process renews the token: a refresh token may be good for a single use.
  add column refreshing_until timestamptz,
  -- A renewal that failed for no fault of the token is not asked for again before this.
  add column renew_after timestamptz,
  -- The last warning told before the connection ends, in days; a new token starts anew.
  add column warned_days smallint;

-- What the jobs look for: tokens to renew by either end, connections that end for good, and keys out of use.
drop index social_connection_expiry;
create index social_connection_ending on social_connection (access_expires_at)
  where status = 'TOKEN_ACTIVE' and refresh_token is null;
create index social_connection_access on social_connection (network, access_expires_at)
  where status = 'TOKEN_ACTIVE' and refresh_token is not null;
create index social_connection_refresh on social_connection (network, refresh_expires_at)
  where status = 'TOKEN_ACTIVE' and refresh_token is not null;
create index social_connection_key on social_connection (key_id, id);

-- The secret of one connecting that networks with PKCE ask for again; sealed like a token.
alter table connect_state
  add column code_verifier bytea,
  add column key_id text;

-- Accounts that one login opened, until the person says which of them is meant.
create table connect_choice (
  choice_hash bytea primary key,
  company_id bigint not null,
  user_id bigint not null references account on delete cascade,
  network text not null,
  key_id text not null,
  accounts bytea not null,
  created_at timestamptz not null default now()
);
create index connect_choice_user on connect_choice (user_id);
call platform.protect('connect_choice');
