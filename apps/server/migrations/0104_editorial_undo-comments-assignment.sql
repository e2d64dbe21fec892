-- Publishing moves a time that has passed to the moment of publication, and ends an assignment; undoing it brings both back.
alter table post_transition add column publish_at_before timestamptz;
alter table post_transition add column assigned_before bigint references account on delete set null;

-- Who of those whose turn it is has taken the post on. It ends with the step and is nobody's right.
alter table post add column assigned_to bigint references account on delete set null;

-- What the provider's staff say to each other about a post on its way. No company ever sees it.
create table post_comment (
  id bigint generated always as identity primary key,
  post_id bigint not null references post on delete cascade,
  account_id bigint references account on delete set null,
  user_type smallint not null,
  voice text,
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null default now()
);
create index post_comment_post on post_comment (post_id, id);
create index post_comment_account on post_comment (account_id);
call platform.protect('post_comment', 'false');
