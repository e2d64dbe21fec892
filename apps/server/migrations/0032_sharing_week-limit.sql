-- How many shares of one person a network takes in a week; the same figures as the contract's, for what bypasses the rules.
create table share_week_limit (
  network text primary key,
  shares integer not null check (shares > 0)
);
insert into share_week_limit (network, shares)
values ('LINKEDIN', 10), ('TWITTER', 20), ('XING', 4), ('FACEBOOK', 5), ('INSTAGRAM', 5);
call platform.share_with_all('share_week_limit', 'the same limits for everybody');
revoke insert, update, delete on share_week_limit from polyphon_app, polyphon_all;

-- Refuses when one of the weeks holds more than its network takes. Whoever writes at the same time is waited for: the lock
-- is the one that the application takes, and the count behind it sees what the other has committed.
-- Planned once per connection: planning anew for each share took longer than the share.
create procedure platform.refuse_full_weeks(people bigint[], networks text[], times timestamptz[])
language plpgsql set plan_cache_mode = force_generic_plan
as $$
declare
  found record;
begin
  perform pg_advisory_xact_lock(hashtextextended('shares', one)) from (select distinct unnest(people) as one order by 1) p;
  select w.user_id, w.network, l.shares into found
  from (
    select distinct p.user_id, p.network, z.zone, date_trunc('week', p.due_at at time zone z.zone) as monday
    from unnest(people, networks, times) as p (user_id, network, due_at)
    cross join (select time_zone as zone from company where id = platform.current_company()) z
  ) w
  join share_week_limit l using (network)
  cross join lateral (
    select count(*) as used from share s
    where s.user_id = w.user_id and s.network = w.network and s.state not in ('FAILED', 'CANCELLED')
      and s.due_at >= w.monday at time zone w.zone and s.due_at < (w.monday + interval '7 days') at time zone w.zone
  ) c
  where c.used > l.shares limit 1;
  if found.user_id is not null then
    raise exception 'the week of person % on % is full', found.user_id, found.network
      using errcode = 'check_violation', constraint = 'share_weekly_limit', table = 'share';
  end if;
end $$;

-- Shares are placed in a company's scope. The engine, seeds and measurements work across companies and place nothing new.
create function platform.check_placed_shares() returns trigger
language plpgsql
as $$
declare
  people bigint[]; networks text[]; times timestamptz[];
begin
  select array_agg(user_id), array_agg(network), array_agg(due_at) into people, networks, times
  from placed where state not in ('FAILED', 'CANCELLED');
  if people is not null then call platform.refuse_full_weeks(people, networks, times); end if;
  return null;
end $$;
create trigger share_placed after insert on share referencing new table as placed
  for each statement when (platform.current_company() is not null)
  execute function platform.check_placed_shares();

create function platform.check_moved_share() returns trigger
language plpgsql
as $$
begin
  if platform.current_company() is not null then
    call platform.refuse_full_weeks(array[new.user_id], array[new.network], array[new.due_at]);
  end if;
  return null;
end $$;
-- What a person moves or sends again, and nothing that the engine does: a retry comes from PUBLISHING, a release from HELD.
create trigger share_moved after update of due_at, state on share
  for each row when (
    (old.due_at <> new.due_at and old.state = new.state and new.state in ('SCHEDULED', 'HELD'))
    or (old.state in ('UNCONFIRMED', 'FAILED', 'CANCELLED') and new.state = 'SCHEDULED'))
  execute function platform.check_moved_share();
