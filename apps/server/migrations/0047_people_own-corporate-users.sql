-- A company's staff add colleagues to their own company, and give them no role but those of a company's staff.
create policy company_addition on role_assignment for insert to polyphon_app
  with check (account_id in (select id from account where company_id = platform.current_company() and kind = 'staff')
    and role_id in (select id from role where user_type in (2, 3)));
create policy company_addition on role_assignment_company for insert to polyphon_app
  with check (company_id = platform.current_company() and assignment_id in (select id from role_assignment));
