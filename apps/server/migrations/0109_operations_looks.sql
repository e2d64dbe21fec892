-- Who was shown what a named employee does: one row for a person, a reader, what was shown and a day. Kept for twelve months.
create table look (
  company_id bigint not null references company on delete cascade,
  person_id bigint not null references account on delete cascade,
  day date not null,
  reader_id bigint not null references account on delete cascade,
  doing text not null,
  -- As what the reader acted, at the last time of the day, and whether for the provider: the company does not see by whom then.
  reader_type smallint not null,
  of_provider boolean not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  -- Read backwards by the person whom it is about, newest day first. What a further look of the day changes is in no index.
  primary key (person_id, day, reader_id, doing)
) with (fillfactor = 80);
create index look_day on look (day);
-- For the end of a reader's account.
create index look_reader on look (reader_id);
call platform.protect('look');
