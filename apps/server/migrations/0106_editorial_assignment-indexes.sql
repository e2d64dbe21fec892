-- outside a transaction
create index concurrently if not exists post_assigned on post (assigned_to, publish_at, id) where assigned_to is not null;
create index concurrently if not exists post_transition_assigned on post_transition (assigned_before) where assigned_before is not null;
