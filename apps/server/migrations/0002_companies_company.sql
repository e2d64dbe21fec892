create table company (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  domain text not null,
  time_zone text not null,
  theme_color text not null check (theme_color ~ '^#[0-9a-fA-F]{6}$'),
  logo_key text,
  social_networks text[] not null default '{LINKEDIN}',
  no_of_voices smallint not null default 3 check (no_of_voices between 1 and 3),
  different_social_copy boolean not null default true,
  locked_down_copy boolean not null default false,
  user_proficiency_level boolean not null default false,
  own_post_approval boolean not null default false,
  import_linkedin_content boolean not null default false,
  associate_user boolean not null default false,
  -- The one house of those who register for themselves.
  individuals boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index company_domain on company (lower(domain));
create unique index company_individuals on company (individuals) where individuals;
call platform.protect('company', 'id = platform.current_company()');
