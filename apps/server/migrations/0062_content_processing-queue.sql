-- Posts that wait for a company with a content quota. What hides a post from the company's employees is the exception and
-- stands here; a post without a line is seen.
create table processing_item (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  post_id bigint not null references post on delete cascade,
  outcome text check (outcome in ('TAKEN', 'ADAPTED', 'SKIPPED', 'TAKEN_UNTOUCHED')),
  hides boolean generated always as (outcome is null or outcome in ('ADAPTED', 'SKIPPED')) stored,
  arrived_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  reason text check (length(reason) between 1 and 1000),
  adapted_post_id bigint references post on delete set null,
  constraint processing_item_decided check ((outcome is null) = (decided_at is null))
);
create unique index processing_item_once on processing_item (company_id, post_id);
-- What every page of the feed asks.
create index processing_item_hiding on processing_item (company_id, post_id) where hides;
create index processing_item_post on processing_item (post_id);
create index processing_item_adapted on processing_item (adapted_post_id);
create index processing_item_decider on processing_item (decided_by);
-- The desk: what waits, the oldest first; what is decided, the newest first. The job: what waits, whoever's it is.
create index processing_item_waiting on processing_item (company_id, arrived_at, id) where outcome is null;
create index processing_item_done on processing_item (company_id, decided_at desc, id desc) where outcome is not null;
create index processing_item_age on processing_item (arrived_at) where outcome is null;
call platform.protect('processing_item');
