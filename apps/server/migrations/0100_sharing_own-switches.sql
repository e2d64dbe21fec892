-- A company's staff may stop what is shared of their own company. What the provider has stopped only the provider
-- releases, so a switch says for whom its setter acted: null for the provider and for the product itself.
alter table kill_switch add column by_company bigint references company;
create index kill_switch_by_company on kill_switch (by_company) where by_company is not null;

-- A stop that the provider takes over from a company is in the log as well.
drop trigger kill_switch_turned on kill_switch;
create trigger kill_switch_turned after update on kill_switch
  for each row when (old.active is distinct from new.active or old.by_company is distinct from new.by_company)
  execute function platform.log_kill_switch();
