-- Kept by the provider's staff: no company sees where the content of another one goes.
create table linkedin_content_copy (
  id bigint generated always as identity primary key,
  source_company_id bigint not null references company on delete cascade,
  source_user_id bigint not null references account on delete cascade,
  category_id bigint not null references category on delete cascade,
  destination_user_id bigint not null references account on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index linkedin_content_copy_list on linkedin_content_copy (created_at desc, id desc);
create index linkedin_content_copy_source on linkedin_content_copy (source_company_id, source_user_id);
create index linkedin_content_copy_source_user on linkedin_content_copy (source_user_id);
create index linkedin_content_copy_category on linkedin_content_copy (category_id);
create index linkedin_content_copy_user on linkedin_content_copy (destination_user_id);
call platform.protect('linkedin_content_copy', 'false');

create table linkedin_content_copy_destination (
  copy_id bigint not null references linkedin_content_copy on delete cascade,
  destination_id bigint not null references company on delete cascade,
  primary key (copy_id, destination_id)
);
create index linkedin_content_copy_destination_company on linkedin_content_copy_destination (destination_id);
call platform.protect('linkedin_content_copy_destination', 'false');

-- What was copied where: one copy of a post for each company and category, however often the job runs.
create table linkedin_post_copied (
  linkedin_post_id bigint not null references linkedin_post on delete cascade,
  company_id bigint not null references company on delete cascade,
  category_id bigint not null references category on delete cascade,
  post_id bigint references post on delete set null,
  copied_at timestamptz not null default now(),
  primary key (linkedin_post_id, company_id, category_id)
);
create index linkedin_post_copied_company on linkedin_post_copied (company_id);
create index linkedin_post_copied_category on linkedin_post_copied (category_id);
create index linkedin_post_copied_post on linkedin_post_copied (post_id);
call platform.protect('linkedin_post_copied');
