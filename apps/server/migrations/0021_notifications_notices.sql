-- What the bell counts. The text is made from kind and values in the reader's language.
create table notice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  account_id bigint not null references account on delete cascade,
  kind text not null,
  values jsonb not null default '{}',
  href text,
  once_key text,
  seen_at timestamptz,
  created_at timestamptz not null default now()
);
create index notice_account on notice (account_id, id desc);
create index notice_unseen on notice (account_id) where seen_at is null;
create unique index notice_once on notice (account_id, once_key) where once_key is not null;
call platform.protect('notice');

-- Addresses that want no more mail than what they cause themselves.
create table mail_opt_out (
  email text primary key,
  created_at timestamptz not null default now()
);
call platform.protect('mail_opt_out', 'false');
