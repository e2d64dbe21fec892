-- What somebody has typed into the post form and not saved yet: one draft for a new post and one for each post.
create table post_draft (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  company_id bigint references company on delete cascade,
  post_id bigint references post on delete cascade,
  -- The version that was being edited.
  based_on integer,
  form text not null check (length(form) <= 200000),
  saved_at timestamptz not null default now()
);
create unique index post_draft_once on post_draft (account_id, coalesce(company_id, 0), coalesce(post_id, 0));
create index post_draft_post on post_draft (post_id) where post_id is not null;
call platform.protect('post_draft');

-- What employees did with posts, newest first: of one company, and of all for the provider's staff.
create index post_reaction_newest on post_reaction (created_at desc, post_id desc, account_id desc);
create index post_reaction_company on post_reaction (company_id, created_at desc, post_id desc, account_id desc);
create index post_report_newest on post_report (created_at desc, post_id desc, account_id desc);
