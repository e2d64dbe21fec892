-- What a picture was uploaded for, and the type its file had before it was encoded anew: a form's rule is about the file.
alter table media
  add column use text,
  add column source_type text;

alter table category
  add column type text not null default 'MIXED' check (type in ('MIXED', 'CURATED', 'ORIGINAL', 'LOCAL')),
  add column content_quota integer check (content_quota > 0),
  add column due_day text check (due_day in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
  add column lead_weeks integer check (lead_weeks between 0 and 52),
  add column strategy_link text check (length(strategy_link) <= 2000),
  add column feedly_link text check (length(feedly_link) <= 2000),
  add column power_uploader boolean not null default false,
  add column eic_emails text[] not null default '{}',
  add column defining_tag_title text check (length(defining_tag_title) between 1 and 100);
create index category_list on category (display_order, id);
create index category_by_name on category ((name collate "und-x-icu"), id);

-- Marks by which staff find posts again; each house keeps its own.
create table post_tag (
  id bigint generated always as identity primary key,
  company_id bigint references company on delete cascade,
  name text not null check (length(name) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index post_tag_once on post_tag (coalesce(company_id, 0), lower(name));
create index post_tag_list on post_tag (coalesce(company_id, 0), (name collate "und-x-icu"), id);
call platform.protect('post_tag',
  'company_id = platform.current_company() or (company_id is null and platform.current_company() is not null)',
  'company_id = platform.current_company()');

create table curator_code (
  id bigint generated always as identity primary key,
  code text not null check (length(code) between 2 and 20),
  curated_cents integer not null check (curated_cents >= 0),
  original_cents integer not null check (original_cents >= 0),
  local_cents integer not null check (local_cents >= 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index curator_code_once on curator_code (lower(code));
create index curator_code_list on curator_code ((code collate "und-x-icu"), id);
call platform.share_with_all('curator_code', 'what the provider pays writers, whoever they write for');
-- The code for general purposes is always there.
insert into curator_code (code, curated_cents, original_cents, local_cents) values ('TH000', 0, 0, 0);

create table sticker (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 255),
  media_id bigint not null references media,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index sticker_list on sticker ((title collate "und-x-icu"), id);
create index sticker_media on sticker (media_id);

create table sticker_company (
  sticker_id bigint not null references sticker on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (company_id, sticker_id)
);
create index sticker_company_sticker on sticker_company (sticker_id);
call platform.protect('sticker_company');
-- A company's staff see a sticker once it is connected to the company; the provider's staff keep them.
call platform.protect('sticker', 'id in (select sticker_id from sticker_company)', 'false');

alter table gallery_image add column version integer not null default 1;
create index gallery_image_list on gallery_image (coalesce(company_id, 0), (title collate "und-x-icu"), id);
create index gallery_image_media on gallery_image (media_id);
