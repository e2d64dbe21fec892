create table mail (
  id bigint generated always as identity primary key,
  company_id bigint,
  recipient text not null,
  template text not null,
  language text not null,
  values jsonb not null default '{}',
  state text not null default 'PENDING' check (state in ('PENDING', 'SENT', 'FAILED')),
  attempts smallint not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_open on mail (id) where state = 'PENDING';
create index mail_company on mail (company_id, id desc);
call platform.protect('mail');
