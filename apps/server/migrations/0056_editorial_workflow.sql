-- Every step of every post, with the post as it was then: an editor sees what changed since the own last look.
create table post_transition (
  id bigint generated always as identity primary key,
  post_id bigint not null references post on delete cascade,
  account_id bigint references account on delete set null,
  user_type smallint not null,
  action text not null,
  from_status text,
  to_status text not null,
  reason text check (length(reason) between 1 and 1000),
  reason_kinds text[] not null default '{}',
  voices text[] not null default '{}',
  note text check (length(note) between 1 and 1000),
  post_version integer not null,
  post_title text not null,
  post_voices jsonb not null,
  at timestamptz not null default now(),
  -- Whatever sends a post back says why and which voices are meant.
  check (action not in ('REJECT', 'RETURN', 'REJECT_BILLABLE') or (reason is not null and cardinality(voices) > 0))
);
create index post_transition_post on post_transition (post_id, id);
-- The figures of a month read the judgements of that month alone.
create index post_transition_judged on post_transition (at) include (post_id, action)
  where action in ('APPROVE', 'PUBLISH', 'REJECT', 'RETURN', 'REJECT_BILLABLE');
create index post_transition_account on post_transition (account_id);
call platform.protect('post_transition',
  'post_id in (select id from post)',
  'post_id in (select id from post where company_id = platform.current_company())');

-- What a writer is measured and paid by: one row for each post that a writer handed in, which therefore cannot be deleted.
create table post_work (
  post_id bigint primary key references post,
  writer_id bigint not null references account,
  category_id bigint not null references category,
  source text not null,
  curator_code text,
  rounds integer not null default 1 check (rounds > 0),
  submitted_at timestamptz not null,
  -- From the day it is billable its price stands, whatever becomes of the rates or of the post.
  billable_at timestamptz,
  cents integer check (cents >= 0),
  check ((billable_at is null) = (cents is null))
);
create index post_work_writer on post_work (writer_id, submitted_at);
create index post_work_billable on post_work (billable_at desc, post_id desc) where billable_at is not null;
create index post_work_writer_billable on post_work (writer_id, billable_at desc, post_id desc) where billable_at is not null;
create index post_work_category on post_work (category_id);
call platform.protect('post_work', 'post_id in (select id from post)', 'false');
