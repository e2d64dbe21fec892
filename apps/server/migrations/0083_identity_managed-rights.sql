-- Whoever adds staff gives only rights that they hold. The roles of an installation that could add others until now get what they
-- need for it, as rules/identity/roles/default-rights.ts says. An Editor-in-Chief comes first: a sub admin adds those too.
insert into role_permission (role_id, permission_key)
select keeper.id, given.permission_key
from role keeper
  join role_permission held on held.role_id = keeper.id
  join (values (6, 'list_proof_reader_user'), (5, 'list_writer_user')) as kind (user_type, key) on kind.key = held.permission_key
  join role managed on managed.id = (select min(id) from role where user_type = kind.user_type)
  join role_permission given on given.role_id = managed.id
where keeper.id = (select min(id) from role where user_type = 4)
on conflict do nothing;

insert into role_permission (role_id, permission_key)
select keeper.id, given.permission_key
from role keeper
  join role_permission held on held.role_id = keeper.id
  join (values (4, 'list_editor_in_chief_user'), (7, 'list_approver_user'), (6, 'list_proof_reader_user'),
    (5, 'list_writer_user'), (2, 'list_corporate_user'), (3, 'list_corporate_user')) as kind (user_type, key)
    on kind.key = held.permission_key
  join role managed on managed.id = (select min(id) from role where user_type = kind.user_type)
  join role_permission given on given.role_id = managed.id
where keeper.id = (select min(id) from role where user_type = 1)
on conflict do nothing;
