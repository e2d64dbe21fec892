-- What staff did is read newest first, of everybody or of one company, by who did it and by what was done. Employees share
-- and plan far more often, so their lines stay out of these indexes.
alter table audit_entry add column by_staff boolean not null default false;

-- Row level security binds the owner too; without this the update would find no rows and say nothing.
alter table audit_entry no force row level security;
alter table account no force row level security;
update audit_entry set by_staff = true
where actor_id in (select id from account where kind = 'staff');
alter table account force row level security;
alter table audit_entry force row level security;

create index audit_entry_staff on audit_entry (at desc, id desc) where by_staff;
create index audit_entry_staff_company on audit_entry (company_id, at desc, id desc) where by_staff;
create index audit_entry_staff_actor on audit_entry (actor_id, at desc, id desc) where by_staff;
create index audit_entry_staff_action on audit_entry (action, at desc, id desc) where by_staff;
