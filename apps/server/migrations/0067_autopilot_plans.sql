-- What an employee asks of the autopilot. Whether it runs, and when the person is away, stands with the account.
create table autopilot_choice (
  user_id bigint primary key references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  networks text[] not null default '{}',
  -- The classic cycle: [{ categoryId, tagIds, language, count }].
  rows jsonb not null default '[]',
  days text[] not null default '{TUESDAY,THURSDAY}',
  -- The monthly cycle: four weeks from this Monday on, which come again; each { MONDAY: { categoryId, tagIds, language } }.
  cycle_monday date,
  cycle_weeks jsonb not null default '[]',
  share_time_from time,
  share_time_to time,
  version integer not null default 1,
  -- What the last plan of this person came to, kept here because lists and the order of runs ask for it. A run sets planned_at;
  -- a plan made anew in between sets replanned_at, so that nobody loses the place in a run that is under way.
  planned_at timestamptz,
  replanned_at timestamptz,
  planned_monday date,
  planned_count smallint not null default 0,
  gap_count smallint not null default 0,
  updated_at timestamptz not null default now(),
  check ((share_time_from is null) = (share_time_to is null)),
  check (share_time_to - share_time_from >= interval '3 hours' and share_time_to <= '23:30')
);
create index autopilot_choice_company on autopilot_choice (company_id, user_id);
create index autopilot_choice_waiting on autopilot_choice (company_id, planned_at nulls first, user_id);
call platform.protect('autopilot_choice');

-- A place of a week that its person wants left empty.
create table autopilot_skip (
  user_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  monday date not null,
  slot text not null check (length(slot) <= 120),
  primary key (user_id, monday, slot)
);
call platform.protect('autopilot_skip');

-- The control centre: how a company mixes, and what it suggests to its employees.
create table autopilot_control (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  original_percent smallint not null check (original_percent between 0 and 100),
  curated_percent smallint not null check (curated_percent between 0 and 100),
  category_ids bigint[] not null default '{}',
  tag_ids bigint[] not null default '{}',
  post_count smallint not null check (post_count between 1 and 20),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index autopilot_control_company on autopilot_control (company_id);
call platform.protect('autopilot_control');

-- One company's week being planned. It goes on from `progress` after a crash, and one of a company's week runs at a time.
create table autopilot_run (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  monday date not null,
  cause text not null check (cause in ('WEEKLY', 'NIGHTLY', 'BY_HAND', 'POST_GONE')),
  state text not null default 'WAITING' check (state in ('WAITING', 'GIVING_BACK', 'PLANNING', 'DONE', 'FAILED')),
  requested_by bigint references account on delete set null,
  -- What was decided over is fixed when a run begins; every chunk plans as of the same moment.
  planned_as_of timestamptz,
  progress jsonb,
  -- When somebody last worked on it, and how often it failed since it last got on: a run without a worker is taken up again.
  worked_at timestamptz,
  tries smallint not null default 0,
  people integer not null default 0,
  people_done integer not null default 0,
  planned integer not null default 0,
  kept integer not null default 0,
  withdrawn integer not null default 0,
  gaps integer not null default 0,
  -- How many places stayed empty for which reason: { no_candidate: 12 }.
  gap_reasons jsonb not null default '{}',
  failure text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create unique index autopilot_run_open on autopilot_run (company_id, monday) where state not in ('DONE', 'FAILED');
create index autopilot_run_newest on autopilot_run (created_at desc, id desc);
create index autopilot_run_of_company on autopilot_run (company_id, created_at desc, id desc);
-- The clock looks for runs that nobody works on, whichever company's they are.
create index autopilot_run_unfinished on autopilot_run (worked_at nulls first, id) where state not in ('DONE', 'FAILED');
call platform.protect('autopilot_run');

-- What one planning came to for one person: what stayed empty and what was taken back, each with its reason. What was
-- planned stands with the shares, which name this line.
create table autopilot_user_run (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  user_id bigint not null references account on delete cascade,
  run_id bigint references autopilot_run on delete cascade,
  monday date not null,
  cause text not null check (cause in ('RUN', 'SWITCHED_ON', 'SWITCHED_OFF', 'CHANGED', 'AWAY', 'CONNECTION', 'POST_GONE')),
  planned smallint not null default 0,
  kept smallint not null default 0,
  withdrawn smallint not null default 0,
  gaps smallint not null default 0,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index autopilot_user_run_once on autopilot_user_run (run_id, user_id) where run_id is not null;
create index autopilot_user_run_newest on autopilot_user_run (created_at desc, id desc);
create index autopilot_user_run_of_company on autopilot_user_run (company_id, created_at desc, id desc);
create index autopilot_user_run_of_user on autopilot_user_run (user_id, created_at desc, id desc);
call platform.protect('autopilot_user_run');

-- How the autopilot came to a share: { slot, userRunId, reason }; null when a person planned it.
alter table share
  add column plan jsonb,
  -- Somebody changed its text, its time or its post by hand: no plan touches it any more.
  add column plan_edited boolean not null default false;
