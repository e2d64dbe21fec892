-- The picture that a person shows of themselves; it is nobody else's and in no post.
alter table account add column photo_media_id bigint references media;
