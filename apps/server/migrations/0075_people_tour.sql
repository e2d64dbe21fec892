-- How far somebody is in the tour. Who has neither finished nor skipped it has no row.
create table tour_progress (
  account_id bigint primary key references account on delete cascade,
  visited boolean not null default false,
  skips smallint not null default 0
);

-- Row level security binds the owner too; without this the copy would find no rows and say nothing.
alter table account no force row level security;
insert into tour_progress (account_id, visited, skips)
select id, tour_visited, tour_skips from account where tour_visited or tour_skips > 0;
alter table account force row level security;
call platform.protect('tour_progress', 'account_id in (select id from account)');
