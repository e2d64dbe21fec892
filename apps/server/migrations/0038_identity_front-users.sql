-- Employees as the back office lists them: by name, a million at a time, in a company or in all of them.

-- A name as it is searched and sorted: small letters without marks, words apart by one blank. Most need only the first line.
create function platform.fold_name(name text) returns text
language sql immutable strict parallel safe
as $$
  select case when octet_length(name) = length(name) then btrim(regexp_replace(lower(name), '[^a-z0-9]+', ' ', 'g'))
    else btrim(regexp_replace(
      replace(replace(replace(translate(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
        'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      '[^[:alnum:]]+', ' ', 'g')) end
$$;

alter table account
  add column version integer not null default 1,
  add column last_login_at timestamptz,
  -- In the C collation, whose comparisons are leakproof: row level security does not keep them from the index.
  add column name_key text collate "C" generated always as (platform.fold_name(last_name || ' ' || first_name)) stored;

-- A LinkedIn group's account is no employee of its own. Who has not confirmed the address is not one yet.
create index account_front_name on account (name_key, id)
  where kind = 'front' and primary_account_id is null;
create index account_front_company on account (company_id, name_key, id)
  where kind = 'front' and primary_account_id is null;
create index account_front_new on account (created_at, id)
  where kind = 'front' and primary_account_id is null;
create index account_front_company_new on account (company_id, created_at, id)
  where kind = 'front' and primary_account_id is null;
-- What is rare among many is found without walking through all of them.
create index account_front_status on account (status, name_key, id)
  where kind = 'front' and primary_account_id is null and status <> 'ENABLED';
create index account_front_type on account (front_type, name_key, id)
  where kind = 'front' and primary_account_id is null and front_type <> 'FRONT';

-- The names from each of their words on, and the address: a search is one range of a btree, in its order.
create table front_user_key (
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company,
  key text collate "C" not null,
  primary key (account_id, key)
);
create index front_user_key_company on front_user_key (company_id, key, account_id);
create index front_user_key_all on front_user_key (key, account_id);
call platform.protect('front_user_key');

create function platform.search_keys_of(first_name text, last_name text, email text) returns setof text
language plpgsql immutable parallel safe
as $$
declare
  first text := platform.fold_name(first_name);
  last text := platform.fold_name(last_name);
  rest text := btrim(first || ' ' || last);
  keys text[] := array[btrim(last || ' ' || first), platform.fold_name(coalesce(email, ''))];
begin
  while rest <> '' loop
    keys := keys || rest;
    exit when position(' ' in rest) = 0;
    rest := substr(rest, position(' ' in rest) + 1);
  end loop;
  return query select distinct left(key, 120) from unnest(keys) key where key <> '';
end $$;

insert into front_user_key (account_id, company_id, key)
select id, company_id, key from account, platform.search_keys_of(first_name, last_name, email) key
where kind = 'front' and primary_account_id is null;

-- By statement and not by row: bulk uploads write thousands at once.
create function platform.key_new_front_users() returns trigger
language plpgsql
as $$
begin
  insert into front_user_key (account_id, company_id, key)
  select written.id, written.company_id, key
  from written, platform.search_keys_of(written.first_name, written.last_name, written.email) key
  where written.kind = 'front' and written.primary_account_id is null;
  return null;
end $$;
create trigger front_user_keyed after insert on account referencing new table as written
  for each statement execute function platform.key_new_front_users();

create function platform.key_changed_front_user() returns trigger
language plpgsql
as $$
begin
  delete from front_user_key where account_id = new.id;
  insert into front_user_key (account_id, company_id, key)
  select new.id, new.company_id, key from platform.search_keys_of(new.first_name, new.last_name, new.email) key;
  return null;
end $$;
create trigger front_user_rekeyed after update of first_name, last_name, email, company_id on account
  for each row when (new.kind = 'front' and new.primary_account_id is null and
    (old.first_name, old.last_name, old.company_id, old.email) is distinct from (new.first_name, new.last_name, new.company_id, new.email))
  execute function platform.key_changed_front_user();
