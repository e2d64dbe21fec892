create table short_link (
  code text primary key,
  company_id bigint not null,
  share_id bigint not null,
  target_url text not null,
  created_at timestamptz not null default now()
);
create unique index short_link_share on short_link (share_id);
call platform.protect('short_link');

create table click (
  id bigint generated always as identity,
  company_id bigint not null,
  share_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('PERSON', 'BOT', 'PREVIEW')),
  referrer_host text,
  -- The id the stream gave: a batch that is delivered twice is counted once.
  stream_id text not null,
  primary key (at, id),
  unique (at, stream_id)
) partition by range (at);
create index click_share on click (share_id, at);
call platform.protect('click');

create procedure platform.ensure_click_partition(month date)
language plpgsql security definer set search_path = public
as $$
declare
  first date := date_trunc('month', month)::date;
  name text := 'click_' || to_char(month, 'YYYY_MM');
begin
  if to_regclass(name) is null then
    execute format('create table %I partition of click for values from (%L) to (%L)', name, first, (first + interval '1 month')::date);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end if;
end $$;
grant execute on procedure platform.ensure_click_partition(date) to polyphon_app, polyphon_all;

create table click_count (
  share_id bigint primary key,
  company_id bigint not null,
  persons bigint not null default 0,
  bots bigint not null default 0,
  previews bigint not null default 0,
  last_at timestamptz
);
call platform.protect('click_count');
