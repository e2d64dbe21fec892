create table cms_page (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9_-]*$' and length(key) <= 60),
  title text not null check (length(title) between 1 and 50),
  content_en text not null,
  content_de text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
call platform.share_with_all('cms_page', 'pages of the site are open to everybody');

create table enquiry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('MEETING', 'CONTACT')),
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED')),
  name text not null,
  email text not null,
  company text,
  role text,
  phone text not null,
  contact_method text check (contact_method in ('EMAIL', 'PHONE', 'VIDEO_CALL')),
  message text,
  -- Of the visitor, so that the answer comes in it.
  language text not null default 'en' check (language in ('en', 'de')),
  reply text,
  replied_by bigint references account on delete set null,
  replied_at timestamptz,
  created_at timestamptz not null default now()
);
create index enquiry_state on enquiry (state, id desc);
-- The provider's own: no company sees them.
call platform.protect('enquiry', 'false');
