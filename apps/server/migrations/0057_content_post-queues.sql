-- The desks of the workflow: what waits in one state, by the week it is planned for; and a writer's own posts.
create index post_queue on post (status, publish_at, id) where status <> 'PUBLISHED';
create index post_by_writer on post (created_by, publish_at desc, id desc);
-- Planned weeks count a category's posts of four weeks in every state.
create index post_planned on post (category_id, publish_at) include (status);
