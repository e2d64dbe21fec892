-- What somebody's feed is narrowed to. The filters name categories of the company, so they end when the person leaves it.
create table feed_filter (
  account_id bigint primary key references account on delete cascade,
  posts jsonb,
  real_time jsonb
);

-- Row level security binds the owner too; without this the copy would find no rows and say nothing.
alter table account no force row level security;
insert into feed_filter (account_id, posts, real_time)
select id, saved_filters, saved_realtime_filters from account
where saved_filters is not null or saved_realtime_filters is not null;
alter table account force row level security;
call platform.protect('feed_filter', 'account_id in (select id from account)');
