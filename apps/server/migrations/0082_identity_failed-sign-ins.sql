-- Wrong passwords, for staff who are asked why somebody cannot sign in, and for noticing an attack. Kept for a month.
create table failed_sign_in (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Of the account, where there is one with this address.
  company_id bigint references company on delete cascade,
  account_id bigint references account on delete cascade,
  login text not null,
  panel text not null check (panel in ('ADMIN', 'FRONT')),
  reason text not null check (reason in ('wrong_password', 'unknown_account', 'wrong_app')),
  -- How long the account, or the address, had to wait after this one.
  wait_seconds int not null,
  address text not null,
  agent text
);
create index failed_sign_in_at on failed_sign_in (at desc, id desc);
create index failed_sign_in_account on failed_sign_in (account_id) where account_id is not null;
create index failed_sign_in_company on failed_sign_in (company_id, at desc, id desc) where company_id is not null;
call platform.protect('failed_sign_in');
revoke update on failed_sign_in from polyphon_app, polyphon_all;
revoke delete on failed_sign_in from polyphon_app;
