-- once_key: what caused the mail, so that a cause that is handled twice mails once.
-- claimed_until: while it lies ahead, somebody is talking to the mail server about this row.
alter table mail
  add column once_key text,
  add column claimed_until timestamptz;
create unique index mail_once on mail (coalesce(company_id, 0), once_key) where once_key is not null;
