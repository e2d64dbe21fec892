-- What the lists of back-office users show beside the role itself.
alter table role_assignment
  add content_language text not null default 'ENGLISH',
  -- A corporate user who works for an agency.
  add agency boolean not null default false;

-- The corporate admin keeps the corporate users whose home is the own company; a role of another kind stays out of reach.
create policy company_change on role_assignment for update to polyphon_app
  using (account_id in (select id from account where kind = 'staff') and role_id in (select id from role where user_type in (2, 3)))
  with check (account_id in (select id from account where kind = 'staff') and role_id in (select id from role where user_type in (2, 3)));

-- One row for each role that a member of staff holds. Whoever reads it sees what the tables below show to that reader.
create view staff_user with (security_invoker = true) as
select held.id, held.version, held.created_at, held.account_id, role.user_type, account.first_name, account.last_name,
  account.email, account.status = 'ENABLED' as enabled, coalesce(held.curator_code, '') as curator_code,
  held.content_language, coalesce(held.weekly_target, 0) as weekly_target, held.ready_to_publish, held.notification_emails,
  case when role.user_type = 2 then 'ADMIN_CORPORATE' when held.agency then 'AGENCY' else 'CORPORATE' end as corporate_type,
  coalesce(account.company_id, (select min(company_id) from role_assignment_company where assignment_id = held.id)) as company_id
from role_assignment held join role on role.id = held.role_id
  join account on account.id = held.account_id and account.kind = 'staff' and account.status <> 'DELETED';
create view corporate_user with (security_invoker = true) as select * from staff_user where user_type in (2, 3);
create view chief_user with (security_invoker = true) as select * from staff_user where user_type = 4;
create view writer_user with (security_invoker = true) as select * from staff_user where user_type = 5;
create view proof_reader_user with (security_invoker = true) as select * from staff_user where user_type = 6;
create view approver_user with (security_invoker = true) as select * from staff_user where user_type = 7;
grant select on staff_user, corporate_user, chief_user, writer_user, proof_reader_user, approver_user
  to polyphon_app, polyphon_all;

-- A named part of a company's employees: front-page news and lists are narrowed to it.
create table user_group_parameter (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  name text not null check (length(name) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (id, company_id)
);
create unique index user_group_parameter_name on user_group_parameter (company_id, lower(name));
create index user_group_parameter_sorted on user_group_parameter (name collate "und-x-icu", id);
call platform.protect('user_group_parameter');

create table user_group_member (
  parameter_id bigint not null,
  account_id bigint not null references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  added_at timestamptz not null default now(),
  primary key (parameter_id, account_id),
  -- With employees in it a parameter stays in its company.
  foreign key (parameter_id, company_id) references user_group_parameter (id, company_id) on delete cascade
);
create index user_group_member_account on user_group_member (account_id);
call platform.protect('user_group_member');

-- Who is told beside the employee about inactivity, autopilot and broadcasts.
create table user_notification_email (
  id bigint generated always as identity primary key,
  email text not null check (length(email) <= 250 and email = lower(email)),
  inactivity boolean not null default false,
  autopilot boolean not null default false,
  broadcast boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index user_notification_email_email on user_notification_email (email);
call platform.share_with_all('user_notification_email', 'addresses of the provider, kept by full access alone');
