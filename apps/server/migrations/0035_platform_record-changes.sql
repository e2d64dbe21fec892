-- Who changed what in an administered thing, with the values before and after. Kept beside the audit chain and not in
-- it, because values can be somebody's and must then be erasable, while the chain can never change.
create table record_change (
  id bigint generated always as identity primary key,
  company_id bigint,
  subject text not null,
  subject_id bigint not null,
  at timestamptz not null default now(),
  actor_id bigint,
  action text not null check (action in ('ADDED', 'EDITED', 'REMOVED')),
  changes jsonb not null
);
create index record_change_subject on record_change (subject, subject_id, id desc);
call platform.protect('record_change');
