-- A front user's own closing line, for posts of its categories.
create table call_to_action (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  user_id bigint not null references account on delete cascade,
  title text not null check (length(title) between 1 and 255),
  description text not null default '' check (length(description) <= 1000),
  copy text not null check (length(copy) between 1 and 3000),
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((starts_at is null) = (ends_at is null) and (ends_at is null or ends_at > starts_at))
);
create index call_to_action_user on call_to_action (user_id, id desc);
call platform.protect('call_to_action');

create table call_to_action_category (
  call_to_action_id bigint not null references call_to_action on delete cascade,
  category_id bigint not null references category on delete cascade,
  company_id bigint not null references company,
  primary key (call_to_action_id, category_id)
);
create index call_to_action_category_category on call_to_action_category (category_id);
call platform.protect('call_to_action_category');
