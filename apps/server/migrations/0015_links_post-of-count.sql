-- A post's clicks are the sum over its shares; the count carries the post so that the sum is one index range.
alter table click_count add column post_id bigint;
create index click_count_post on click_count (post_id) include (persons) where post_id is not null;
