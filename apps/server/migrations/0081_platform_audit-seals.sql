-- A line of the audit trail waits for nobody. A worker seals lines afterwards: per company, in order, with a key that the
-- database does not know.
alter table audit_entry drop column chain, drop column position, drop column previous_hash, drop column hash;
drop table audit_head;

-- Lines that no seal covers yet. Whatever is written is either here or in a seal.
create table audit_unsealed (
  entry_id bigint primary key,
  company_id bigint
);
-- Row level security binds the owner too; without this the copy would find no rows and say nothing.
alter table audit_entry no force row level security;
insert into audit_unsealed (entry_id, company_id) select id, company_id from audit_entry;
alter table audit_entry force row level security;
call platform.protect('audit_unsealed');
revoke update on audit_unsealed from polyphon_app, polyphon_all;
revoke delete on audit_unsealed from polyphon_app;

-- One chain per company, and chain 0 for what belongs to none. A seal covers its lines and the seal before it.
create table audit_seal (
  chain bigint not null,
  number bigint not null,
  company_id bigint,
  at timestamptz not null,
  entry_ids bigint[] not null,
  key text not null,
  hash bytea not null,
  primary key (chain, number)
);
call platform.protect('audit_seal');
revoke insert, update, delete on audit_seal from polyphon_app;
revoke update, delete on audit_seal from polyphon_all;

-- What each check of all seals found.
create table audit_check (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  seals bigint not null,
  lines bigint not null,
  outside bigint not null,
  fault text,
  chain bigint,
  number bigint,
  entry_id bigint
);
call platform.share_with_all('audit_check', 'what each check of the audit trail found');
revoke update on audit_check from polyphon_app, polyphon_all;

-- History is written and read, never taken back.
revoke update, delete on record_change from polyphon_app, polyphon_all;
revoke delete on kill_switch_log from polyphon_app, polyphon_all;
revoke delete on share_attempt from polyphon_app, polyphon_all;
