-- How far the reminders of somebody who does not come any more have got. A later sign-in makes the row old: `since` no
-- longer fits, and the reminders begin again.
create table inactivity_reminder (
  account_id bigint primary key references account on delete cascade,
  company_id bigint not null references company on delete cascade,
  since timestamptz not null,
  days smallint not null,
  sent_at timestamptz not null
);
call platform.protect('inactivity_reminder');

-- The job walks through those who stay away, not through all employees.
create index account_inactive on account (coalesce(last_login_at, created_at), id)
  where kind = 'front' and primary_account_id is null and status = 'ENABLED' and front_type <> 'INDIVIDUAL';
