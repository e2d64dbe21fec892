-- outside a transaction
-- Deleting a post, a picture or an account looked through whole tables for what still refers to it.
create index concurrently if not exists post_image_of_media on post_image (media_id);
create index concurrently if not exists post_of_attachment on post (attachment_id) where attachment_id is not null;
create index concurrently if not exists post_of_editor on post (updated_by) where updated_by is not null;
create index concurrently if not exists media_of_creator on media (created_by);
create index concurrently if not exists connect_state_of_user on connect_state (user_id);
create index concurrently if not exists linkedin_mention_of_decider on linkedin_mention (decided_by) where decided_by is not null;
create index concurrently if not exists linkedin_mention_of_submitter on linkedin_mention (submitted_by) where submitted_by is not null;

-- A partitioned table takes its index from those of its partitions; until the last is attached it is not used.
create index if not exists share_of_post on only share (post_id);
create index concurrently if not exists share_p0_of_post on share_p0 (post_id);
create index concurrently if not exists share_p1_of_post on share_p1 (post_id);
create index concurrently if not exists share_p2_of_post on share_p2 (post_id);
create index concurrently if not exists share_p3_of_post on share_p3 (post_id);
alter index share_of_post attach partition share_p0_of_post;
alter index share_of_post attach partition share_p1_of_post;
alter index share_of_post attach partition share_p2_of_post;
alter index share_of_post attach partition share_p3_of_post;
