-- When the workers last did what they are for: 'jobs' was consumed, 'share-engine' answered a claim.
create table worker_heartbeat (
  name text primary key,
  worker text not null,
  at timestamptz not null
);
call platform.share_with_all('worker_heartbeat', 'signs of life of the workers');
