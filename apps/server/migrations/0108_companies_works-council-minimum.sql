-- With how many contributing people a figure is shown where a works council watches. Five is the least anybody may choose.
alter table company add column works_council_minimum smallint not null default 10
  check (works_council_minimum between 5 and 100);
