-- What a company reads, and how that goes. One line per company and address, so that one feed's trouble is only its own.
create table real_time_feed (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  kind text not null check (kind in ('FEEDLY', 'ADDRESS')),
  address text not null check (length(address) between 1 and 2000),
  title text,
  -- What the other side gave us to ask whether anything is new.
  etag text,
  last_modified text,
  next_at timestamptz not null default now(),
  last_success_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  trouble text,
  created_at timestamptz not null default now()
);
create unique index real_time_feed_once on real_time_feed (company_id, address);
create index real_time_feed_due on real_time_feed (next_at);
create index real_time_feed_failing on real_time_feed (failures desc, id) where failures > 0;
call platform.protect('real_time_feed');

create table real_time_item (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  feed_id bigint references real_time_feed on delete set null,
  guid text not null check (length(guid) <= 500),
  url text not null check (length(url) <= 2000),
  -- The address without what tracks its readers.
  url_key text not null,
  title text not null check (length(title) between 1 and 255),
  summary text not null check (length(summary) <= 1000),
  source text not null check (length(source) between 1 and 120),
  author text,
  language text,
  picture_url text,
  media_id bigint references media,
  published_at timestamptz not null,
  fetched_at timestamptz not null default now(),
  -- Read with every page of the list, so they are kept and not counted.
  views integer not null default 0 check (views >= 0),
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  shares integer not null default 0 check (shares >= 0),
  -- Somebody has made a post of it: it is not cleared away.
  taken boolean not null default false
);
create unique index real_time_item_page on real_time_item (company_id, url_key);
create unique index real_time_item_guid on real_time_item (feed_id, guid);
create index real_time_item_newest on real_time_item (company_id, published_at desc, id desc);
create index real_time_item_newest_of_all on real_time_item (published_at desc, id desc);
create index real_time_item_source on real_time_item (company_id, source);
create index real_time_item_media on real_time_item (media_id) where media_id is not null;
create index real_time_item_words on real_time_item using gin (to_tsvector('simple', title || ' ' || source));
call platform.protect('real_time_item');

-- One line per person, item and kind of action; to like and to dislike exclude each other.
create table real_time_action (
  item_id bigint not null references real_time_item on delete cascade,
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  kind text not null check (kind in ('VIEW', 'LIKE', 'DISLIKE', 'SHARE')),
  created_at timestamptz not null default now(),
  primary key (item_id, account_id, kind)
);
create unique index real_time_action_reaction on real_time_action (item_id, account_id) where kind in ('LIKE', 'DISLIKE');
create index real_time_action_newest on real_time_action (created_at desc, item_id desc, account_id desc, kind desc);
create index real_time_action_company on real_time_action (company_id, created_at desc, item_id desc, account_id desc, kind desc);
create index real_time_action_kind on real_time_action (kind, created_at desc, item_id desc, account_id desc);
create index real_time_action_account on real_time_action (account_id);
call platform.protect('real_time_action');

-- The post that somebody made of an item.
create table real_time_post (
  post_id bigint primary key references post on delete cascade,
  item_id bigint not null references real_time_item on delete cascade,
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade
);
create index real_time_post_item on real_time_post (item_id, account_id, post_id desc);
create index real_time_post_account on real_time_post (account_id);
call platform.protect('real_time_post');
