create table media (
  id bigint generated always as identity primary key,
  company_id bigint,
  upload_id text unique,
  created_by bigint references account,
  file_name text not null,
  state text not null default 'CHECKING' check (state in ('CHECKING', 'READY', 'REFUSED')),
  reason text,
  mime_type text,
  bytes bigint,
  width integer,
  height integer,
  original_key text not null,
  picture_key text,
  thumbnail_key text,
  created_at timestamptz not null default now()
);
create index media_checking on media (id) where state = 'CHECKING';
-- Pictures of the provider's posts belong to no company and are seen wherever the post is; writing them is staff's.
call platform.protect('media', 'company_id is null or company_id = platform.current_company()', 'company_id = platform.current_company()');
