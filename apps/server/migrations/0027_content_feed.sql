-- Videos and documents are kept beside pictures. Of them the picture is the poster or the first page.
alter table media
  add column kind text not null default 'PICTURE' check (kind in ('PICTURE', 'VIDEO', 'DOCUMENT')),
  add column file_key text,
  add column pages integer check (pages > 0),
  add column seconds integer check (seconds >= 0),
  add constraint media_file check (kind = 'PICTURE' or state <> 'READY' or file_key is not null);

alter table post
  add column facebook_url text,
  add column video_embed_code text,
  add column attachment_id bigint references media,
  add column attachment_title text,
  add column image_selection_mode text not null default 'ALL' check (image_selection_mode in ('ALL', 'ANY_ONE_AT_RANDOM')),
  add column share_type text not null default 'ALL' check (share_type in ('ALL', 'LINKEDIN', 'TWITTER', 'XING', 'FACEBOOK', 'INSTAGRAM')),
  add column starts_on date,
  -- Its copy may be changed by employees although their company locks copies.
  add column copy_editable boolean not null default false,
  -- How many days drip news takes to reach everybody; null is news for all at once.
  add column drip_days smallint check (drip_days between 1 and 365),
  add constraint post_drip check (drip_days is null or front_page_news),
  add constraint post_attachment check (attachment_id is null or type in ('VIDEO', 'DOCUMENT'));

-- For a company with many categories the feed is read from all posts newest first, and what stands on top from these days on.
create index post_newest_first on post (publish_at desc, id desc) where status = 'PUBLISHED';
create index post_featured_until on post (featured_until) where status = 'PUBLISHED' and featured_until is not null;

create table category_defining_tag (
  id bigint generated always as identity primary key,
  category_id bigint not null references category on delete cascade,
  title text not null check (length(title) between 1 and 100),
  created_at timestamptz not null default now()
);
create unique index category_defining_tag_title on category_defining_tag (category_id, lower(title));
call platform.protect('category_defining_tag', 'category_id in (select category_id from category_company)', 'false');

create table post_defining_tag (
  post_id bigint not null references post on delete cascade,
  tag_id bigint not null references category_defining_tag on delete cascade,
  primary key (post_id, tag_id)
);
create index post_defining_tag_tag on post_defining_tag (tag_id);
-- Asked of the row's own post, as for post_image: a list of every visible post would be built for each page.
call platform.protect('post_defining_tag',
  'exists (select from post where post.id = post_defining_tag.post_id)',
  'exists (select from post where post.id = post_defining_tag.post_id and post.company_id = platform.current_company())');

alter table company
  add column gallery_view boolean not null default true,
  -- None means every hashtag.
  add column gallery_hashtags text[] not null default '{}';

create table gallery_image (
  id bigint generated always as identity primary key,
  company_id bigint references company on delete cascade,
  media_id bigint not null references media,
  title text not null check (length(title) between 1 and 255),
  hashtags text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index gallery_image_company on gallery_image (company_id, id desc);
call platform.protect('gallery_image',
  'company_id = platform.current_company() or (company_id is null and platform.current_company() is not null)',
  'company_id = platform.current_company()');

create table post_reaction (
  post_id bigint not null references post on delete cascade,
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  kind text not null check (kind in ('LIKE', 'DISLIKE')),
  created_at timestamptz not null default now(),
  primary key (post_id, account_id)
);
create index post_reaction_account on post_reaction (account_id);
call platform.protect('post_reaction');

-- Of one company's people: read by every feed page, so it is kept and not counted.
create table post_reaction_count (
  post_id bigint not null references post on delete cascade,
  company_id bigint not null references company on delete cascade,
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  primary key (post_id, company_id)
);
call platform.protect('post_reaction_count');

-- One report of a person about a post; a second one renews the reason.
create table post_report (
  post_id bigint not null references post on delete cascade,
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (post_id, account_id)
);
create index post_report_account on post_report (account_id);
create index post_report_company on post_report (company_id, created_at desc);
call platform.protect('post_report');
