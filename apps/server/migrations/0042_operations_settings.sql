-- What individual users see and take. They belong to one house, so nothing here is a company's.
create table slider_image (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 255),
  media_id bigint not null references media,
  display_order integer not null default 1 check (display_order > 0),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index slider_image_order on slider_image (display_order, id);
create index slider_image_media on slider_image (media_id);
call platform.share_with_all('slider_image', 'pictures that the provider shows to individual users');

create table content_area (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 100),
  title_de text not null default '' check (length(title_de) <= 100),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index content_area_once on content_area (lower(title));
create index content_area_title on content_area ((title collate "und-x-icu"), id);
call platform.share_with_all('content_area', 'subjects that the provider offers to individual users');

create table content_area_category (
  content_area_id bigint not null references content_area on delete cascade,
  category_id bigint not null references category on delete cascade,
  primary key (content_area_id, category_id)
);
create index content_area_category_category on content_area_category (category_id);
call platform.share_with_all('content_area_category', 'which categories a subject of individual users opens');

create table subscription_plan (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 100),
  -- In cents of a euro.
  amount integer not null check (amount >= 0),
  billing_period text not null check (billing_period in ('MONTHLY', 'QUARTERLY', 'YEARLY')),
  networks text[] not null,
  categories_count integer not null check (categories_count > 0),
  autopilot boolean not null,
  posts_per_day integer not null check (posts_per_day > 0),
  analytics boolean not null,
  social_selling_index boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index subscription_plan_once on subscription_plan (lower(title));
call platform.share_with_all('subscription_plan', 'what the provider offers to individual users');
insert into subscription_plan
  (title, amount, billing_period, networks, categories_count, autopilot, posts_per_day, analytics, social_selling_index)
values
  ('Basic', 900, 'MONTHLY', '{LINKEDIN}', 1, false, 1, false, false),
  ('Plus', 1900, 'MONTHLY', '{LINKEDIN,TWITTER,XING}', 3, true, 2, true, false),
  ('Pro', 3900, 'MONTHLY', '{LINKEDIN,TWITTER,XING,FACEBOOK,INSTAGRAM}', 8, true, 3, true, true);

-- What staff set instead of the product's standard. A setting without a row has its standard value.
create table app_setting (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_by bigint references account on delete set null,
  changed_at timestamptz not null default now()
);
call platform.share_with_all('app_setting', 'how the product behaves, the same for every company');

-- Which cards a user type does not see on the dashboard; a card nobody hid is shown.
create table dashboard_setting (
  user_type smallint primary key check (user_type between 0 and 7),
  hidden text[] not null default '{}',
  version integer not null default 1,
  changed_by bigint references account on delete set null,
  changed_at timestamptz not null default now()
);
call platform.share_with_all('dashboard_setting', 'how dashboards look, the same for every company');

-- The companies that somebody's dashboard is narrowed to; without rows it is about all that the person may see.
create table dashboard_account_filter (
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (account_id, company_id)
);
create index dashboard_account_filter_company on dashboard_account_filter (company_id);
call platform.protect('dashboard_account_filter');
