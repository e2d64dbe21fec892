-- The words of titles, folded: a search by beginnings of words is one range of a btree for each connected category.
-- Comparisons in the C collation are leakproof, so row level security does not keep them from the index as it does `@@`.
create table post_word (
  post_id bigint not null references post on delete cascade,
  category_id bigint not null references category,
  company_id bigint references company,
  word text collate "C" not null,
  primary key (post_id, word)
);
create index post_word_category on post_word (category_id, word, post_id) include (company_id);
call platform.protect('post_word',
  '(company_id is null or company_id = platform.current_company()) and category_id in (select category_id from category_company)',
  'company_id = platform.current_company() and category_id in (select category_id from category_company)');

create function platform.words_of(title text) returns setof text
language sql immutable parallel safe
as $$ select distinct word from string_to_table(platform.fold_name(title), ' ') word where word <> '' $$;

insert into post_word (post_id, category_id, company_id, word)
select post.id, post.category_id, post.company_id, word from post, platform.words_of(post.title) word;

-- By statement and not by row: imports write thousands at once.
create function platform.word_new_posts() returns trigger
language plpgsql
as $$
begin
  insert into post_word (post_id, category_id, company_id, word)
  select written.id, written.category_id, written.company_id, word
  from written, platform.words_of(written.title) word;
  return null;
end $$;
create trigger post_worded after insert on post referencing new table as written
  for each statement execute function platform.word_new_posts();

create function platform.word_changed_post() returns trigger
language plpgsql
as $$
begin
  delete from post_word where post_id = new.id;
  insert into post_word (post_id, category_id, company_id, word)
  select new.id, new.category_id, new.company_id, word from platform.words_of(new.title) word;
  return null;
end $$;
create trigger post_reworded after update of title, category_id, company_id on post
  for each row when ((old.title, old.category_id, old.company_id) is distinct from (new.title, new.category_id, new.company_id))
  execute function platform.word_changed_post();

drop index post_title_words;
