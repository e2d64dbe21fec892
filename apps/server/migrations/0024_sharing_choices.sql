-- What a person decided about one share beyond its text. Null pictures are the post's own.
alter table share
  add column assisted boolean not null default false,
  add column picture_ids bigint[],
  add column cta_id bigint,
  add column ai_copy boolean not null default false,
  add column utm jsonb;
