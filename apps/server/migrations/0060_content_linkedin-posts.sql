-- How reading a company's LinkedIn page goes: up to where it was read, and when its next turn is.
create table linkedin_import (
  company_id bigint primary key references company on delete cascade,
  seen_until timestamptz,
  read_at timestamptz,
  next_read_at timestamptz not null default now(),
  failures integer not null default 0,
  problem text check (problem in ('NOT_CONNECTED', 'CONNECTION_LOST', 'NOT_PERMITTED', 'RATE_LIMITED', 'UNAVAILABLE'))
);
create index linkedin_import_turn on linkedin_import (next_read_at);
call platform.protect('linkedin_import');

-- A post of the page. One that was turned down stays, so that it is not brought in again.
create table linkedin_post (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  urn text not null check (length(urn) between 1 and 200),
  status text not null default 'PENDING_APPROVAL' check (status in ('PENDING_APPROVAL', 'ACTIVE', 'REJECTED')),
  title text not null check (length(title) between 6 and 255),
  category_id bigint references category on delete set null,
  language text not null,
  post_url text,
  campaign_name text,
  permalink text,
  copy jsonb not null,
  starts_on date,
  ends_on date,
  posted_at timestamptz not null,
  imported_at timestamptz not null default now(),
  -- Whose connection it was read with.
  read_by bigint references account on delete set null,
  post_id bigint references post on delete set null,
  decided_by bigint references account on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  unique (company_id, urn)
);
create index linkedin_post_newest on linkedin_post (company_id, posted_at desc, id desc);
create index linkedin_post_status on linkedin_post (company_id, status, posted_at desc, id desc);
create index linkedin_post_category on linkedin_post (category_id);
create index linkedin_post_post on linkedin_post (post_id);
create index linkedin_post_reader on linkedin_post (read_by);
create index linkedin_post_decider on linkedin_post (decided_by);
call platform.protect('linkedin_post');

create table linkedin_post_image (
  company_id bigint not null references company on delete cascade,
  linkedin_post_id bigint not null references linkedin_post on delete cascade,
  media_id bigint not null references media,
  position smallint not null check (position between 1 and 4),
  primary key (linkedin_post_id, position)
);
create index linkedin_post_image_media on linkedin_post_image (media_id);
call platform.protect('linkedin_post_image');
