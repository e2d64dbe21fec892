-- Privileges and row level security in one step, so that no table can get the one without the other.
create schema if not exists platform;
grant usage on schema platform to polyphon_app, polyphon_all;
revoke create on schema public from public;
grant usage on schema public to polyphon_app, polyphon_all;

create function platform.current_company() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('app.company', true), '')::bigint $$;

-- Rows of a company: the app role sees those of its scope, the all role sees every one.
create procedure platform.protect(target regclass, visible text default 'company_id = platform.current_company()', writable text default null)
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to polyphon_app using (%s) with check (%s)', target, visible, coalesce(writable, visible));
  execute format('create policy every on %s to polyphon_all using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to polyphon_app, polyphon_all', target);
end $$;

-- Tables without company data: open to both roles, and listed by the catalogue test by this comment.
create procedure platform.share_with_all(target regclass, reason text)
language plpgsql
as $$
begin
  execute format('grant select, insert, update, delete on %s to polyphon_app, polyphon_all', target);
  execute format('comment on table %s is %L', target, 'no company data: ' || reason);
end $$;

comment on table schema_migration is 'no company data: which migrations ran';

create table audit_entry (
  id bigint generated always as identity primary key,
  company_id bigint,
  chain bigint not null,
  position bigint not null,
  at timestamptz not null default clock_timestamp(),
  actor_id bigint,
  action text not null,
  subject text not null,
  subject_id bigint,
  details jsonb not null default '{}',
  previous_hash bytea not null,
  hash bytea not null,
  unique (chain, position)
);
create index audit_entry_subject on audit_entry (subject, subject_id, id desc);
call platform.protect('audit_entry');
revoke update, delete on audit_entry from polyphon_app, polyphon_all;

-- The end of each chain: one per company, and chain 0 for what belongs to none.
create table audit_head (
  chain bigint primary key,
  company_id bigint,
  position bigint not null,
  hash bytea not null
);
call platform.protect('audit_head');

create table idempotency_key (
  actor_id bigint not null,
  key text not null,
  company_id bigint,
  request_hash bytea not null,
  status smallint,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
call platform.protect('idempotency_key');
