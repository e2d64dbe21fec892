-- How old a post may be on the day on which the autopilot shares it.
alter table company
  add column oldest_post_days smallint not null default 60 check (oldest_post_days between 7 and 730);
