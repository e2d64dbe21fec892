-- outside a transaction
-- A reviewer's own decisions of a week, read newest first.
create index concurrently if not exists post_transition_own on post_transition (account_id, at desc, id desc);
drop index concurrently if exists post_transition_account;
-- Employees who never signed in are few among many.
create index concurrently if not exists account_front_never_in on account (company_id, name_key, id)
  where kind = 'front' and primary_account_id is null and last_login_at is null;
-- The card of all screens is one of actions now; whoever hid the one does not want the other.
update dashboard_setting set hidden = array_replace(hidden, 'openScreens', 'actions') where 'openScreens' = any(hidden);
