-- What people who do not see the pictures of a share are told, in the order of picture_ids; null where nobody wrote any.
alter table share add column picture_alts text[];
