-- A person makes a likely share a planned one, before its week is planned.
alter table autopilot_user_run drop constraint autopilot_user_run_cause_check;
alter table autopilot_user_run add constraint autopilot_user_run_cause_check
  check (cause in ('RUN', 'SWITCHED_ON', 'SWITCHED_OFF', 'CHANGED', 'AWAY', 'CONNECTION', 'POST_GONE', 'FIXED'));
