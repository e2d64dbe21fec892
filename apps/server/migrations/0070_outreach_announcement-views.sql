-- Who has seen which announcement. Asked by person after each login, so that is the order of the key.
create table announcement_view (
  user_id bigint not null references account on delete cascade,
  announcement_id bigint not null references announcement on delete cascade,
  company_id bigint not null references company on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (user_id, announcement_id)
);
create index announcement_view_announcement on announcement_view (announcement_id);
create index announcement_view_company on announcement_view (company_id);
call platform.protect('announcement_view');
