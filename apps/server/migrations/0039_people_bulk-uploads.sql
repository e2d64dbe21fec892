-- A file of employees on its way into accounts. Its rows stay, so that who was added by whom can be read later.
create table bulk_upload (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  created_by bigint references account on delete set null,
  file_name text not null check (length(file_name) between 1 and 255),
  file_key text,
  state text not null default 'WAITING' check (state in
    ('WAITING', 'READING', 'REFUSED', 'CHECKING', 'CHECKED', 'ADDING', 'PAUSED', 'DONE', 'CANCELLED')),
  reason text,
  -- Columns that the reason names.
  columns text[] not null default '{}',
  row_count integer not null default 0,
  skip_existing boolean not null default true,
  started_by bigint references account on delete set null,
  started_at timestamptz,
  -- Of the present run: since when, and how many rows it has dealt with.
  run_at timestamptz,
  run_rows integer not null default 0,
  finished_at timestamptz,
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index bulk_upload_company on bulk_upload (company_id, id desc);
-- What a worker should be at: found again when the worker was lost.
create index bulk_upload_at_work on bulk_upload (touched_at) where state in ('READING', 'CHECKING', 'ADDING');
call platform.protect('bulk_upload');

create table bulk_upload_row (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  upload_id bigint not null references bulk_upload on delete cascade,
  row_no integer not null,
  -- As they stand in the file, cut where no field could take more.
  first_name text not null,
  last_name text not null,
  email text not null,
  language text not null,
  group_name text not null,
  -- The address as an account would have it; empty when there is none.
  email_key text collate "C" not null,
  state text not null default 'UNCHECKED' check (state in
    ('UNCHECKED', 'FINE', 'EXISTS', 'FAULTY', 'ADDED', 'UPDATED', 'SKIPPED')),
  kind text check (kind in ('DOMAIN', 'GROUP', 'DUPLICATE', 'REQUIRED', 'OTHER')),
  faults jsonb not null default '[]',
  account_id bigint references account on delete set null,
  version integer not null default 1,
  unique (upload_id, row_no)
);
create index bulk_upload_row_state on bulk_upload_row (upload_id, state, kind, row_no);
create index bulk_upload_row_email on bulk_upload_row (upload_id, email_key, row_no);
create index bulk_upload_row_account on bulk_upload_row (account_id) where account_id is not null;
call platform.protect('bulk_upload_row');

-- Mails of one cause, counted together.
alter table mail add column batch text;
create index mail_batch on mail (batch, state) where batch is not null;

-- Posts on their way to being published: few beside those that are, and counted on every dashboard.
create index post_waiting on post (status, category_id) where status <> 'PUBLISHED';
