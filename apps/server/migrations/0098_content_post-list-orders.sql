-- outside a transaction
-- The orders of the staff's list of posts, in the words of its statement; what is empty comes last.
create index concurrently if not exists post_list_title on post ((title collate "und-x-icu"), id) where category_id is not null;
create index concurrently if not exists post_list_publish on post (publish_at, id) where category_id is not null;
create index concurrently if not exists post_list_until on post ((coalesce(ends_on, 'infinity')), id) where category_id is not null;
create index concurrently if not exists post_list_author on post (created_by, id desc) where category_id is not null;
create index concurrently if not exists post_list_company on post (company_id, id desc) where category_id is not null and company_id is not null;
-- The same for the own posts of a company.
create index concurrently if not exists own_post_changed on own_post (company_id, updated_at, id);
