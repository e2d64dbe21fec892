-- What a company has asked of the AI in a month of UTC. The provider's own staff count in the row without a company.
create table ai_use (
  company_id bigint references company on delete cascade,
  month date not null,
  kind text not null check (kind in ('TEXT', 'IMAGE')),
  used integer not null check (used >= 0),
  unique nulls not distinct (company_id, month, kind)
);
call platform.protect('ai_use');

-- What the panel suggested, kept for some weeks: a copy is compared with it to say how much of it a machine wrote.
create table ai_passage (
  id bigint generated always as identity primary key,
  company_id bigint references company on delete cascade,
  account_id bigint not null references account on delete cascade,
  post_id bigint,
  text text not null,
  prompt_version smallint not null,
  created_at timestamptz not null default now()
);
create index ai_passage_of_account on ai_passage (account_id, id desc);
create index ai_passage_of_post on ai_passage (post_id, id desc) where post_id is not null;
create index ai_passage_old on ai_passage (created_at);
call platform.protect('ai_passage');
