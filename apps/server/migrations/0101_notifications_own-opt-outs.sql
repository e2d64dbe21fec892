-- A company's staff who write to their employees must know who has unsubscribed: they see that of their own people alone,
-- and change nothing.
drop policy tenant on mail_opt_out;
create policy tenant on mail_opt_out for select to polyphon_app using (
  exists (select from account a where a.email = mail_opt_out.email and a.company_id = platform.current_company())
);
