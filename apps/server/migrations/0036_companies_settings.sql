create table holding_entity (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 255),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index holding_entity_title on holding_entity (lower(title));
create index holding_entity_list on holding_entity ((title collate "und-x-icu"), id);

-- Whatever a company can set. A setting that hangs on a switch keeps its value while the switch is off.
alter table company
  add column version integer not null default 1,
  add column customer_id bigint check (customer_id > 0),
  add column holding_entity_id bigint references holding_entity,
  -- The picture behind logo_key, where staff chose one.
  add column logo_media_id bigint references media,
  add column monthly_report_color text check (monthly_report_color ~ '^#[0-9a-fA-F]{6}$'),
  add column required_network text,
  add column badges boolean not null default true,
  add column real_time_content boolean not null default false,
  add column feedly_collection text not null default '',
  add column real_time_type text not null default 'ARTICLES' check (real_time_type in ('ARTICLES', 'MOST_ENGAGING')),
  add column real_time_count smallint not null default 20 check (real_time_count between 1 and 100),
  add column real_time_language text,
  add column domain_content_quota boolean not null default false,
  add column training_certification boolean not null default false,
  add column email_meeting_invite boolean not null default false,
  add column questionnaire boolean not null default true,
  add column autopilot boolean not null default true,
  add column autopilot_cycle text not null default 'CLASSIC' check (autopilot_cycle in ('CLASSIC', 'MONTHLY')),
  add column autopilot_cron_logic text not null default 'WEEKLY' check (autopilot_cron_logic in ('WEEKLY', 'WEEKLY_AND_NIGHTLY')),
  add column autopilot_run_order text not null default 'LONGEST_WAITING'
    check (autopilot_run_order in ('LONGEST_WAITING', 'NEWEST_FIRST', 'BY_NAME')),
  add column primary_from time not null default '08:00',
  add column primary_to time not null default '10:00',
  add column primary_overrun_to time not null default '10:30',
  add column secondary_from time not null default '12:00',
  add column secondary_to time not null default '13:30',
  add column secondary_overrun_to time not null default '14:00',
  add column tertiary_from time not null default '16:30',
  add column tertiary_to time not null default '18:00',
  add column tertiary_overrun_to time not null default '18:30',
  add column fixed_time_gap smallint not null default 6 check (fixed_time_gap > 0),
  add column overrun_hard_cap smallint not null default 30 check (overrun_hard_cap >= 0),
  add column share_time_from time not null default '07:00',
  add column share_time_to time not null default '20:00',
  add column autopilot_topic_description text not null default '',
  add column substitute boolean not null default false,
  add column substitute_category_id bigint references category on delete set null,
  add column best_of boolean not null default false,
  add column best_of_category_id bigint references category on delete set null,
  add column rfs_score boolean not null default false,
  add column profile_review boolean not null default false,
  add column allowed_inactivity_days integer not null default 60 check (allowed_inactivity_days >= 45),
  add column linkedin_followers integer not null default 0 check (linkedin_followers >= 0),
  add column xing_followers integer not null default 0 check (xing_followers >= 0),
  add column ai_text boolean not null default false,
  add column ai_text_sources text[] not null default '{CURATED,ORIGINAL,LOCAL}',
  add column linkedin_mention boolean not null default true,
  add column linkedin_content_category_id bigint references category on delete set null,
  add column utm boolean not null default true,
  add column report_page_titles text[] not null default '{}',
  add column newsletter_template text not null default '',
  add column works_council boolean not null default false,
  add constraint company_share_time check (share_time_to - share_time_from >= interval '3 hours' and share_time_to <= '23:30'),
  add constraint company_window_order check (primary_from <= secondary_from and secondary_from <= tertiary_from),
  add constraint company_required_network check (required_network = any (social_networks));
create index company_holding_entity on company (holding_entity_id) where holding_entity_id is not null;
create index company_list on company ((name collate "und-x-icu"), id);
call platform.protect('holding_entity', 'id in (select holding_entity_id from company)', 'false');

-- The clients: without the house of those who registered for themselves.
create view company_client with (security_invoker = true) as
  select id, version, name, domain, customer_id, social_networks, autopilot, active, created_at from company where not individuals;
grant select, update on company_client to polyphon_app, polyphon_all;

create table company_substitute_tag (
  company_id bigint not null references company on delete cascade,
  tag_id bigint not null references category_defining_tag on delete cascade,
  primary key (company_id, tag_id)
);
create index company_substitute_tag_tag on company_substitute_tag (tag_id);
call platform.protect('company_substitute_tag');

-- A category that autopilot keeps free on one day of every week; employees cannot change it.
create table company_reserved_day (
  company_id bigint not null references company on delete cascade,
  day text not null check (day in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY')),
  category_id bigint not null references category on delete cascade,
  tag_ids bigint[] not null default '{}',
  language text,
  primary key (company_id, day)
);
create index company_reserved_day_category on company_reserved_day (category_id);
call platform.protect('company_reserved_day');

create table onboarding_configuration (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  welcome_text text not null default '' check (length(welcome_text) <= 3000),
  welcome_video text not null default '' check (length(welcome_video) <= 500),
  languages text[] not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index onboarding_configuration_company on onboarding_configuration (company_id);
call platform.protect('onboarding_configuration');

create table onboarding_category (
  configuration_id bigint not null references onboarding_configuration on delete cascade,
  category_id bigint not null references category on delete cascade,
  primary key (configuration_id, category_id)
);
create index onboarding_category_category on onboarding_category (category_id);
call platform.protect('onboarding_category', 'configuration_id in (select id from onboarding_configuration)');

create table onboarding_tag (
  configuration_id bigint not null references onboarding_configuration on delete cascade,
  tag_id bigint not null references category_defining_tag on delete cascade,
  primary key (configuration_id, tag_id)
);
create index onboarding_tag_tag on onboarding_tag (tag_id);
call platform.protect('onboarding_tag', 'configuration_id in (select id from onboarding_configuration)');

-- Clicks of one company by the week, without reading those of others.
create index click_of_company on click (company_id, at) where kind = 'PERSON';
