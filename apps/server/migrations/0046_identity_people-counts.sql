-- How many employees a company has, without counting a million accounts for a page of companies. Writers append changes
-- and never wait for each other, as they would for one number per company; a job adds the changes to the number.
create table people_count (
  company_id bigint primary key references company on delete cascade,
  people integer not null
);
call platform.protect('people_count');

create table people_count_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  change integer not null
);
create index people_count_change_company on people_count_change (company_id) include (change);
call platform.protect('people_count_change');

insert into people_count (company_id, people)
select company_id, count(*) from account
where kind = 'front' and primary_account_id is null and company_id is not null group by company_id;

-- By statement and not by row: bulk uploads write thousands at once.
create function platform.count_new_people() returns trigger
language plpgsql
as $$
begin
  insert into people_count_change (company_id, change)
  select company_id, count(*) from written
  where kind = 'front' and primary_account_id is null and company_id is not null group by company_id;
  return null;
end $$;
create trigger people_counted after insert on account referencing new table as written
  for each statement execute function platform.count_new_people();

create function platform.count_gone_people() returns trigger
language plpgsql
as $$
begin
  insert into people_count_change (company_id, change)
  select company_id, -count(*) from gone
  where kind = 'front' and primary_account_id is null and company_id is not null group by company_id;
  return null;
end $$;
create trigger people_uncounted after delete on account referencing old table as gone
  for each statement execute function platform.count_gone_people();

create function platform.count_moved_person() returns trigger
language plpgsql
as $$
begin
  insert into people_count_change (company_id, change)
  select company_id, change from (values
    (old.company_id, -1, old.kind = 'front' and old.primary_account_id is null),
    (new.company_id, 1, new.kind = 'front' and new.primary_account_id is null)) moved (company_id, change, counts)
  where counts and company_id is not null;
  return null;
end $$;
create trigger people_recounted after update of company_id, kind, primary_account_id on account
  for each row when ((old.company_id, old.kind, old.primary_account_id) is distinct from
    (new.company_id, new.kind, new.primary_account_id))
  execute function platform.count_moved_person();
