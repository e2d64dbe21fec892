-- Which columns somebody wants to see in which list.
alter table desk_preference add column columns jsonb not null default '[]';
