-- Questions that employees of some companies are asked after login, between two days of their company's calendar.
create table questionnaire (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  -- Without one it cannot be put off.
  skipping_end_date date check (skipping_end_date <= end_date),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index questionnaire_title on questionnaire ((title collate "und-x-icu"), id);
create index questionnaire_start on questionnaire (start_date, id);
create index questionnaire_end on questionnaire (end_date, id);

create table questionnaire_company (
  questionnaire_id bigint not null references questionnaire on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (company_id, questionnaire_id)
);
create index questionnaire_company_questionnaire on questionnaire_company (questionnaire_id);
call platform.protect('questionnaire_company');
call platform.protect('questionnaire', 'id in (select questionnaire_id from questionnaire_company)', 'false');

create table questionnaire_question (
  id bigint generated always as identity primary key,
  questionnaire_id bigint not null references questionnaire on delete cascade,
  question_text text not null check (length(question_text) between 1 and 1000),
  option_type text not null
    check (option_type in ('RATING', 'PLAIN_TEXT', 'RADIO_MULTICHOICE', 'CHECKBOX_MULTICHOICE')),
  options text[] not null default '{}',
  display_order integer not null,
  version integer not null default 1
);
create index questionnaire_question_order on questionnaire_question (questionnaire_id, display_order, id);
call platform.protect('questionnaire_question',
  'questionnaire_id in (select questionnaire_id from questionnaire_company)', 'false');

-- Where one person stands with one questionnaire. It keeps the questionnaire from being deleted until it is reset.
create table questionnaire_reply (
  id bigint generated always as identity primary key,
  questionnaire_id bigint not null references questionnaire,
  company_id bigint not null references company on delete cascade,
  account_id bigint not null references account on delete cascade,
  skip_count integer not null default 0 check (skip_count >= 0),
  rating text check (rating in ('Happy', 'Neutral', 'Sad')),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (questionnaire_id, account_id)
);
create index questionnaire_reply_list on questionnaire_reply (questionnaire_id, id desc) include (company_id, answered_at);
create index questionnaire_reply_company on questionnaire_reply (company_id);
create index questionnaire_reply_account on questionnaire_reply (account_id);
call platform.protect('questionnaire_reply');

create table questionnaire_answer (
  reply_id bigint not null references questionnaire_reply on delete cascade,
  question_id bigint not null references questionnaire_question on delete cascade,
  company_id bigint not null references company on delete cascade,
  answer_text text not null check (length(answer_text) between 1 and 5000),
  -- What of the offered options the text names; null for a plain text.
  chosen text[],
  primary key (reply_id, question_id)
);
create index questionnaire_answer_question on questionnaire_answer (question_id, company_id);
create index questionnaire_answer_company on questionnaire_answer (company_id);
call platform.protect('questionnaire_answer');
