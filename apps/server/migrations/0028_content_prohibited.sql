-- What nobody may write. A word without a company is the provider's and holds for every company.
create table prohibited_word (
  id bigint generated always as identity primary key,
  company_id bigint references company on delete cascade,
  word text not null check (length(word) between 1 and 50),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index prohibited_word_once on prohibited_word (coalesce(company_id, 0), lower(word));
-- The list of one house, in the order people expect of names.
create index prohibited_word_list on prohibited_word (coalesce(company_id, 0), (word collate "und-x-icu"), id);
call platform.protect('prohibited_word',
  'company_id = platform.current_company() or (company_id is null and platform.current_company() is not null)',
  'company_id = platform.current_company()');

-- An address, or a domain for every address of it.
create table prohibited_email (
  id bigint generated always as identity primary key,
  email text not null check (length(email) between 3 and 250),
  reason text not null default '' check (length(reason) <= 255),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index prohibited_email_once on prohibited_email (lower(email));
create index prohibited_email_list on prohibited_email ((email collate "und-x-icu"), id);
call platform.share_with_all('prohibited_email', 'addresses that the provider keeps out, whoever asks');

-- Counts the changes of both lists, so that a process knows whether the list it has prepared is still the list.
create table prohibited_change (
  only_row boolean primary key default true check (only_row),
  number bigint not null default 1
);
insert into prohibited_change default values;
call platform.share_with_all('prohibited_change', 'how often the lists of prohibited words and e-mails changed');

create function platform.count_prohibited_change() returns trigger
language plpgsql
as $$
begin
  update prohibited_change set number = number + 1;
  return null;
end $$;
create trigger prohibited_word_changed after insert or update or delete on prohibited_word
  for each statement execute function platform.count_prohibited_change();
create trigger prohibited_email_changed after insert or update or delete on prohibited_email
  for each statement execute function platform.count_prohibited_change();

alter table company add column prohibited_hashtags text[] not null default '{}';
