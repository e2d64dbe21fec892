-- The companies in works-council mode, with what decides whether a figure about their people may be shown.
create index company_works_council on company (id) where works_council;
create view council_company with (security_invoker = true) as
  select id as company_id, works_council_minimum::integer as minimum,
    (coalesce((select people from people_count where company_id = company.id), 0)
      + coalesce((select sum(change) from people_count_change where company_id = company.id), 0))::integer as people
  from company where works_council;
grant select on council_company to polyphon_app, polyphon_all;

-- The guard of small groups, as rules/people/guard/shown-figure.ts has it. Every figure of a company goes through it,
-- with the number of distinct people who contributed; without a minimum the company is not in works-council mode.
create function platform.shown_figure(figure bigint, contributors bigint, minimum integer, people integer) returns bigint
language sql immutable parallel safe
as $$ select case
  when minimum is null then figure
  when contributors >= minimum and people >= 2 * minimum then figure - figure % minimum
end $$;

-- How many people did something: never so many that fewer than the minimum did not.
create function platform.shown_people(contributors bigint, minimum integer, people integer) returns bigint
language sql immutable parallel safe
as $$ select case
  when minimum is null then contributors
  else platform.shown_figure(least(contributors, people - minimum), contributors, minimum, people)
end $$;

-- Whether a company in works-council mode sees a post, so that a figure over several companies may lack a part. By whom it
-- is for and not by who shared it: that somebody did would be told otherwise.
create function platform.reaches_council(post_id bigint) returns boolean
language sql stable parallel safe
as $$ select exists (
    select from post join category_company c on c.category_id = post.category_id
      join council_company g on g.company_id = c.company_id where post.id = $1)
  or exists (
    select from post join council_company g on g.company_id = post.company_id where post.id = $1) $$;
