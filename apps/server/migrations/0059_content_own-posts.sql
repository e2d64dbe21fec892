-- What an employee writes. Once approved it has a personal post, which is what they share; offered to the colleagues it
-- has a post of the company besides.
create table own_post (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  account_id bigint not null references account on delete cascade,
  type text not null check (type in ('IMAGE', 'TEXT', 'VIDEO', 'DOCUMENT')),
  title text not null check (length(title) between 6 and 255),
  language text not null,
  copy jsonb not null,
  post_url text,
  facebook_url text,
  video_embed_code text,
  attachment_id bigint references media,
  attachment_title text,
  notes text,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  reason text,
  post_id bigint references post on delete set null,
  offered_post_id bigint references post on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whoever is told no is told why.
  constraint own_post_reason check ((status = 'REJECTED') = (reason is not null)),
  constraint own_post_attachment check (attachment_id is null or type in ('VIDEO', 'DOCUMENT'))
);
create index own_post_author on own_post (account_id, id desc);
create index own_post_company on own_post (company_id, id desc);
create index own_post_status on own_post (status, id desc);
create index own_post_waiting on own_post (company_id, id desc) where status = 'PENDING';
create index own_post_post on own_post (post_id) where post_id is not null;
create index own_post_offered on own_post (offered_post_id) where offered_post_id is not null;
create index own_post_file on own_post (attachment_id) where attachment_id is not null;
call platform.protect('own_post');

create table own_post_image (
  own_post_id bigint not null references own_post on delete cascade,
  company_id bigint not null references company on delete cascade,
  media_id bigint not null references media,
  position smallint not null check (position between 1 and 4),
  primary key (own_post_id, position)
);
create index own_post_image_media on own_post_image (media_id);
call platform.protect('own_post_image');

-- Who handed it in, changed it, judged it, and why.
create table own_post_step (
  id bigint generated always as identity primary key,
  own_post_id bigint not null references own_post on delete cascade,
  company_id bigint not null references company on delete cascade,
  account_id bigint references account on delete set null,
  step text not null,
  reason text,
  at timestamptz not null
);
create index own_post_step_post on own_post_step (own_post_id, id);
create index own_post_step_account on own_post_step (account_id);
call platform.protect('own_post_step');
