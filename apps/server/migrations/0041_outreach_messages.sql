-- Messages that employees of some companies see once after login, between two instants.
create table announcement (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 255),
  message text not null check (length(message) between 1 and 20000),
  starts_at timestamptz not null,
  -- One that comes with a broadcast may end when it starts; the screen asks for more.
  ends_at timestamptz not null check (ends_at >= starts_at),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index announcement_title on announcement ((title collate "und-x-icu"), id);
create index announcement_start on announcement (starts_at, id);
create index announcement_end on announcement (ends_at, id);

create table announcement_company (
  announcement_id bigint not null references announcement on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (company_id, announcement_id)
);
create index announcement_company_announcement on announcement_company (announcement_id);
call platform.protect('announcement_company');
call platform.protect('announcement', 'id in (select announcement_id from announcement_company)', 'false');

create table banner (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 255),
  media_id bigint not null references media,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index banner_title on banner ((title collate "und-x-icu"), id);
create index banner_media on banner (media_id);

create table banner_company (
  banner_id bigint not null references banner on delete cascade,
  company_id bigint not null references company on delete cascade,
  primary key (company_id, banner_id)
);
create index banner_company_banner on banner_company (banner_id);
call platform.protect('banner_company');
call platform.protect('banner', 'id in (select banner_id from banner_company)', 'false');

-- What staff tell a company's employees behind the bell. Each of them gets a notice; this row says how far that has come.
create table staff_notification (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  title text not null check (length(title) between 1 and 255),
  message text not null check (length(message) between 1 and 500),
  send_status text not null default 'PENDING' check (send_status in ('PENDING', 'SENDING', 'SENT')),
  recipients integer not null default 0,
  -- Everybody up to this account has the notice.
  sent_up_to bigint not null default 0,
  sent_at timestamptz,
  created_by bigint references account on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index staff_notification_title on staff_notification ((title collate "und-x-icu"), id);
create index staff_notification_sent on staff_notification ((coalesce(sent_at, 'infinity')), id);
create index staff_notification_company on staff_notification (company_id, id);
call platform.protect('staff_notification');

-- Without rows everybody of the company is meant.
create table staff_notification_user (
  notification_id bigint not null references staff_notification on delete cascade,
  company_id bigint not null references company on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (notification_id, account_id)
);
create index staff_notification_user_account on staff_notification_user (account_id);
call platform.protect('staff_notification_user');

-- Who got which notification, and how many of them have seen it, without reading every notice.
create index notice_of_cause on notice (once_key, account_id) where kind = 'staff-message';
create index notice_of_cause_seen on notice (once_key) where kind = 'staff-message' and seen_at is not null;

create function platform.notice_readers(cause text) returns integer
language sql stable parallel safe
as $$ select count(*)::int from notice where kind = 'staff-message' and seen_at is not null and once_key = cause $$;

-- The words that staff gave a mail instead of the product's own, for each language.
create table mail_wording (
  template text not null,
  language text not null check (language in ('en', 'de')),
  subject text not null check (length(subject) between 1 and 255),
  body text not null check (length(body) between 1 and 5000),
  primary key (template, language)
);
call platform.share_with_all('mail_wording', 'how mails of the product read, the same for every company');

-- Which companies do not get which mail.
create table mail_exclusion (
  template text not null,
  company_id bigint not null references company on delete cascade,
  primary key (template, company_id)
);
create index mail_exclusion_company on mail_exclusion (company_id);
call platform.protect('mail_exclusion');

-- The same for all companies of a holding entity, those too that join it later.
create table mail_exclusion_entity (
  template text not null,
  holding_entity_id bigint not null references holding_entity on delete cascade,
  primary key (template, holding_entity_id)
);
create index mail_exclusion_entity_entity on mail_exclusion_entity (holding_entity_id);
call platform.protect('mail_exclusion_entity', 'false');

-- Counts the saves of a mail's words and exclusions, so that nobody writes over what somebody else just saved.
create table mail_template_version (
  template text primary key,
  version integer not null default 1
);
call platform.share_with_all('mail_template_version', 'how often a mail of the product was changed');
