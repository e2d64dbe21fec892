-- The person agrees to other working days when the chosen ones are full.
alter table autopilot_choice add column other_days boolean not null default false;
