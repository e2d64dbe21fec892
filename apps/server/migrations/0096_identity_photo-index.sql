-- outside a transaction
-- Deleting a picture asks whose photo it is.
create index concurrently if not exists account_of_photo on account (photo_media_id) where photo_media_id is not null;
