-- A failure that its owner has put aside asks for nothing any more. It stays in every list, with its reason.
alter table share add column dismissed_at timestamptz;
