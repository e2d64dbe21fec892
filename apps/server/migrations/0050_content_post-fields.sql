alter table post
  add column serial_number integer check (serial_number > 0),
  add column curator_code_id bigint references curator_code,
  add column linkedin_image_url text check (length(linkedin_image_url) <= 2000),
  -- Groups that front-page news is for. No link table: without its rows a deleted group would open the post to everybody.
  add column group_ids bigint[] not null default '{}',
  add column updated_by bigint references account,
  add constraint post_groups check (front_page_news or group_ids = '{}');

-- Each house counts for itself: a company neither learns of the provider's numbers nor takes one away.
create unique index post_serial_number on post (coalesce(company_id, 0), serial_number) where serial_number is not null;
create index post_curator_code on post (curator_code_id) where curator_code_id is not null;

-- The staff's list is newest first under each filter, whatever share of the posts has it.
create index post_list_category on post (category_id, id desc);
create index post_list_language on post (language, id desc);
create index post_list_source on post (source, id desc);
create index post_list_status on post (status, id desc);

create table post_post_tag (
  post_id bigint not null references post on delete cascade,
  tag_id bigint not null references post_tag on delete cascade,
  primary key (post_id, tag_id)
);
create index post_post_tag_tag on post_post_tag (tag_id, post_id desc);
call platform.protect('post_post_tag',
  'exists (select from post where post.id = post_post_tag.post_id)',
  'exists (select from post where post.id = post_post_tag.post_id and post.company_id = platform.current_company())');
