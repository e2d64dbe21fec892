-- An enum, so that a settle can match by primary key with state::text and never falls for a small partial index.
create type share_state as enum ('SCHEDULED', 'PUBLISHING', 'SHARED', 'FAILED', 'UNCONFIRMED', 'HELD', 'CANCELLED');

-- One row is one share for its whole life, and its own job. Hashed by user, so that every unique index spans a user's lane.
create table share (
  id bigint generated always as identity,
  company_id bigint not null references company,
  user_id bigint not null references account,
  post_id bigint not null references post,
  network text not null,
  voice text not null,
  text text not null,
  due_at timestamptz not null,
  state share_state not null default 'SCHEDULED',
  reason text,
  attempt integer not null default 0,
  -- Who publishes it now; 0 is nobody.
  worker bigint not null default 0,
  claimed_at timestamptz,
  check_at timestamptz,
  -- How often the network put it off, for the back-off.
  tries integer not null default 0,
  -- An attempt ended without an answer: an identical post at the network is ours.
  open_attempt boolean not null default false,
  resent boolean not null default false,
  -- Due, but behind another share of its lane: out of the way of the claim until that one is done.
  parked boolean not null default false,
  media_ids text[] not null default '{}',
  external_id text,
  permalink text,
  shared_at timestamptz,
  held_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, user_id),
  constraint share_publishing_is_checked check (state <> 'PUBLISHING' or check_at is not null)
) partition by hash (user_id);

-- Post first, so that the same index counts the shares of a post.
-- The states are listed: under row level security "not in" is estimated at no rows at all, and the claim scanned this index.
create unique index share_once on share (post_id, user_id, network)
  where state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD');
create unique index share_lane_busy on share (user_id, network) where state = 'PUBLISHING';
create index share_lane on share (user_id, network, due_at, id) where state = 'SCHEDULED';
create index share_due on share (due_at, id) where state = 'SCHEDULED' and not parked;
create index share_parked on share (user_id, network, due_at, id) where state = 'SCHEDULED' and parked;
create index share_check on share (check_at) where state = 'PUBLISHING';
create index share_held on share (user_id, network) where state = 'HELD';
create index share_of_user on share (user_id, due_at, id);
call platform.protect('share');

create sequence share_worker_id;
grant usage on sequence share_worker_id to polyphon_app, polyphon_all;

-- What became of each attempt. Monthly, because it only ages; the default partition keeps a settle from failing.
create table share_attempt (
  share_id bigint not null,
  company_id bigint not null,
  attempt integer not null,
  worker bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz not null default now(),
  outcome text not null,
  reason text,
  detail text,
  external_id text
) partition by range (ended_at);
create index share_attempt_share on share_attempt (share_id, attempt);
call platform.protect('share_attempt');
create table share_attempt_other partition of share_attempt default;
alter table share_attempt_other enable row level security;
alter table share_attempt_other force row level security;

create procedure platform.ensure_share_attempt_partition(month date)
language plpgsql security definer set search_path = public
as $$
declare
  first date := date_trunc('month', month)::date;
  name text := 'share_attempt_' || to_char(month, 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('share_attempt'));
  if to_regclass(name) is null then
    execute format('create table %I partition of share_attempt for values from (%L) to (%L)', name, first, (first + interval '1 month')::date);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end if;
end $$;
grant execute on procedure platform.ensure_share_attempt_partition(date) to polyphon_app, polyphon_all;

-- Each partition costs every statement a little. Four, and one can later be split into several of a higher modulus.
do $$
begin
  for part in 0..3 loop
    execute format('create table share_p%s partition of share for values with (modulus 4, remainder %s)', part, part);
    execute format('alter table share_p%s enable row level security', part);
    execute format('alter table share_p%s force row level security', part);
  end loop;
end $$;

-- Stops publishing everywhere, on one network, for one company or for one post.
create table kill_switch (
  scope text not null check (scope in ('all', 'network', 'company', 'post')),
  key text not null default '',
  active boolean not null,
  reason text not null,
  by_account bigint references account,
  at timestamptz not null default now(),
  primary key (scope, key),
  check ((scope = 'all') = (key = ''))
);
create index kill_switch_active on kill_switch (scope, key) where active;
call platform.share_with_all('kill_switch', 'switches of the operator; a company is only named as a key');
