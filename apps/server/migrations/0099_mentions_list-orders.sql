-- outside a transaction
-- Mentions by name, in the words of the list's statement.
create index concurrently if not exists linkedin_mention_name on linkedin_mention ((display_name collate "und-x-icu"), id);
