create table category (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  display_order integer not null default 1 check (display_order > 0),
  is_private boolean not null default false,
  utm_mandatory boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index category_name on category (lower(name));

create table category_company (
  category_id bigint not null references category on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (company_id, category_id)
);
create index category_company_category on category_company (category_id);
call platform.protect('category_company');

-- A company sees a category, and the posts in it, once the category is connected to it.
call platform.protect('category', 'id in (select category_id from category_company)', 'false');

create table post (
  id bigint generated always as identity primary key,
  category_id bigint not null references category,
  company_id bigint references company,
  title text not null check (length(title) between 6 and 255),
  source text not null,
  type text not null,
  language text not null,
  post_url text,
  campaign_name text,
  notes text,
  voices jsonb not null,
  front_page_news boolean not null default false,
  featured_until date,
  publish_at timestamptz not null,
  ends_on date,
  status text not null,
  killed_at timestamptz,
  version integer not null default 1,
  created_by bigint references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The feed reads each connected category newest first and merges; the two small ones serve what stands on top.
create index post_feed on post (category_id, publish_at desc, id desc) where status = 'PUBLISHED';
create index post_front_page on post (category_id, publish_at desc, id desc) where status = 'PUBLISHED' and front_page_news;
create index post_featured on post (category_id, featured_until) where status = 'PUBLISHED' and featured_until is not null;
create index post_newest on post (id desc);
create index post_title_words on post using gin (to_tsvector('simple', title));
call platform.protect('post',
  '(company_id is null or company_id = platform.current_company()) and category_id in (select category_id from category_company)',
  'company_id = platform.current_company() and category_id in (select category_id from category_company)');

create table post_image (
  post_id bigint not null references post on delete cascade,
  media_id bigint not null references media,
  position smallint not null check (position between 1 and 4),
  primary key (post_id, position)
);
call platform.protect('post_image', 'post_id in (select id from post)');
