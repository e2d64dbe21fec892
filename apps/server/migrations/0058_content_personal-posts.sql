-- A post for one employee: what they wrote themselves or took from real-time content. It stands in no category, so it is in
-- nobody's feed, search or list; its owner reaches it by its id.
alter table post
  alter column category_id drop not null,
  add column for_account_id bigint references account on delete cascade,
  add constraint post_personal check ((category_id is null) = (for_account_id is not null)
    and (for_account_id is null or company_id is not null));
create index post_for_account on post (for_account_id) where for_account_id is not null;

alter policy tenant on post using (
  (company_id is null or company_id = platform.current_company())
  and (category_id in (select category_id from category_company) or for_account_id is not null));
alter policy tenant_add on post with check (
  company_id = platform.current_company()
  and (category_id in (select category_id from category_company) or for_account_id is not null));
alter policy tenant_change on post
  using (company_id = platform.current_company()
    and (category_id in (select category_id from category_company) or for_account_id is not null))
  with check (company_id = platform.current_company()
    and (category_id in (select category_id from category_company) or for_account_id is not null));
alter policy tenant_remove on post using (
  company_id = platform.current_company()
  and (category_id in (select category_id from category_company) or for_account_id is not null));

-- The words serve the search in categories.
create or replace function platform.word_new_posts() returns trigger
language plpgsql
as $$
begin
  insert into post_word (post_id, category_id, company_id, word)
  select written.id, written.category_id, written.company_id, word
  from written, platform.words_of(written.title) word where written.category_id is not null;
  return null;
end $$;
create or replace function platform.word_changed_post() returns trigger
language plpgsql
as $$
begin
  delete from post_word where post_id = new.id;
  insert into post_word (post_id, category_id, company_id, word)
  select new.id, new.category_id, new.company_id, word from platform.words_of(new.title) word
  where new.category_id is not null;
  return null;
end $$;

-- Walks over all posts, newest first, meet no personal ones, however many there are.
drop index post_newest;
create index post_newest on post (id desc) where category_id is not null;
drop index post_newest_first;
create index post_newest_first on post (publish_at desc, id desc) where status = 'PUBLISHED' and category_id is not null;
drop index post_list_language;
create index post_list_language on post (language, id desc) where category_id is not null;
drop index post_list_source;
create index post_list_source on post (source, id desc) where category_id is not null;
drop index post_list_status;
create index post_list_status on post (status, id desc) where category_id is not null;
