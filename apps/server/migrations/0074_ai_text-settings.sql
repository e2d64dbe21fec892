-- How somebody wants texts to be written. Only who has said something has a row.
create table ai_text_setting (
  account_id bigint primary key references account on delete cascade,
  language text,
  tonalities text[] not null default '{}',
  audience_id bigint
);

-- Row level security binds the owner too; without this the copy would find no rows and say nothing.
alter table account no force row level security;
insert into ai_text_setting (account_id, language, tonalities, audience_id)
select id, ai_text_language, ai_text_tonalities, ai_text_audience_id from account
where ai_text_language is not null or ai_text_tonalities <> '{}' or ai_text_audience_id is not null;
alter table account force row level security;
call platform.protect('ai_text_setting', 'account_id in (select id from account)');
