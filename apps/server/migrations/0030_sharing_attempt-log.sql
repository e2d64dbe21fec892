-- Staff read what went wrong newest first; attempts that ended well are not in it.
create index share_attempt_trouble on share_attempt (ended_at desc, share_id desc, attempt desc) where reason is not null;
