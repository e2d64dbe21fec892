-- Employees with and without autopilot, by name: which of the two is rare differs from company to company.
create index account_front_autopilot on account (autopilot_on, name_key, id)
  where kind = 'front' and primary_account_id is null;
create index account_front_company_autopilot on account (company_id, autopilot_on, name_key, id)
  where kind = 'front' and primary_account_id is null;

-- The people of one run, newest first; ids of a run rise with time.
create index autopilot_user_run_of_run on autopilot_user_run (run_id, id desc) where run_id is not null;
-- What is rare among a million lines a week is found without walking through all of them.
create index autopilot_user_run_gaps on autopilot_user_run (created_at desc, id desc) where gaps > 0;
create index autopilot_user_run_cause on autopilot_user_run (cause, created_at desc, id desc) where cause <> 'RUN';
