-- Every word that an employee can read of a post in a category: title, texts and defining tags, folded as in post_word. That
-- one stays what it is, because staff look for titles. Both are read as one range of a btree for each connected category.
create table post_text_word (
  post_id bigint not null references post on delete cascade,
  category_id bigint not null references category,
  company_id bigint references company,
  word text collate "C" not null,
  primary key (post_id, word)
);
create index post_text_word_category on post_text_word (category_id, word, post_id) include (company_id);
call platform.protect('post_text_word',
  '(company_id is null or company_id = platform.current_company()) and category_id in (select category_id from category_company)',
  'company_id = platform.current_company() and category_id in (select category_id from category_company)');

-- A mention is its name alone; what no word of a text has as its length is no word.
create function platform.readable_words(title text, voices jsonb, tags text) returns setof text
language sql immutable parallel safe
as $$
  select distinct word from string_to_table(platform.fold_name(title || ' ' || tags || ' ' || coalesce((
    select string_agg(regexp_replace(copy #>> '{}', '\]\(urn:li:[^)]*\)', ' ', 'g'), ' ')
    from jsonb_path_query(voices, '$[*].copy.*') copy), '')), ' ') word
  where word <> '' and length(word) <= 60
$$;

create function platform.word_texts(wanted bigint[]) returns void
language sql
as $$
  delete from post_text_word where post_id = any(wanted);
  insert into post_text_word (post_id, category_id, company_id, word)
  select post.id, post.category_id, post.company_id, word
  from post, platform.readable_words(post.title, post.voices, coalesce((
    select string_agg(tag.title, ' ') from post_defining_tag held join category_defining_tag tag on tag.id = held.tag_id
    where held.post_id = post.id), '')) word
  where post.id = any(wanted) and post.category_id is not null;
$$;

insert into post_text_word (post_id, category_id, company_id, word)
select post.id, post.category_id, post.company_id, word
from post, platform.readable_words(post.title, post.voices, coalesce((
  select string_agg(tag.title, ' ') from post_defining_tag held join category_defining_tag tag on tag.id = held.tag_id
  where held.post_id = post.id), '')) word
where post.category_id is not null;

-- By statement and not by row: imports write thousands at once.
create function platform.word_written_texts() returns trigger
language plpgsql
as $$
begin
  perform platform.word_texts(array(select id from written));
  return null;
end $$;
create trigger post_texts_worded after insert on post referencing new table as written
  for each statement execute function platform.word_written_texts();

create function platform.word_changed_text() returns trigger
language plpgsql
as $$
begin
  perform platform.word_texts(array[new.id]);
  return null;
end $$;
create trigger post_texts_reworded after update of title, voices, category_id, company_id on post
  for each row when ((old.title, old.voices, old.category_id, old.company_id)
    is distinct from (new.title, new.voices, new.category_id, new.company_id))
  execute function platform.word_changed_text();

create function platform.word_tagged_texts() returns trigger
language plpgsql
as $$
begin
  perform platform.word_texts(array(select distinct post_id from touched));
  return null;
end $$;
create trigger post_tags_worded after insert on post_defining_tag referencing new table as touched
  for each statement execute function platform.word_tagged_texts();
create trigger post_tags_unworded after delete on post_defining_tag referencing old table as touched
  for each statement execute function platform.word_tagged_texts();

create function platform.word_renamed_tag() returns trigger
language plpgsql
as $$
begin
  perform platform.word_texts(array(select post_id from post_defining_tag where tag_id = new.id));
  return null;
end $$;
create trigger defining_tag_reworded after update of title on category_defining_tag
  for each row when (old.title is distinct from new.title) execute function platform.word_renamed_tag();
