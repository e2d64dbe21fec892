-- Whether somebody's autopilot is on, the days on which it rests, and the voice it takes. Who never touched it has no row.
create table autopilot_setting (
  account_id bigint primary key references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  switched_on boolean not null default false,
  away_from date,
  away_to date,
  voice text
);
-- Nearly all rows are switched on, so that an index of those alone would be the same one twice.
create index autopilot_setting_company on autopilot_setting (company_id);

-- Row level security binds the owner too; without this the copy would find no rows and say nothing.
alter table account no force row level security;
insert into autopilot_setting (account_id, company_id, switched_on, away_from, away_to, voice)
select id, company_id, autopilot_on, out_of_office_from, out_of_office_to, voice_type from account
where company_id is not null and primary_account_id is null
  and (autopilot_on or out_of_office_from is not null or out_of_office_to is not null or voice_type is not null);
alter table account force row level security;
call platform.protect('autopilot_setting');
