-- Whose profile is reviewed, and how it was rated.
create table reviewed_user (
  account_id bigint primary key references account on delete cascade,
  reviewed boolean not null default false,
  rating smallint
);

-- Row level security binds the owner too; without this the copy would find no rows and say nothing.
alter table account no force row level security;
insert into reviewed_user (account_id, reviewed, rating)
select id, review_user, profile_rating from account where review_user or profile_rating is not null;
alter table account force row level security;
call platform.protect('reviewed_user', 'account_id in (select id from account)');
