-- Several drafts of new posts for each person, each with a name. The version keeps two tabs from overwriting each other.
alter table post_draft
  -- What its text suggests, and what its owner calls it.
  add column suggested_name text check (length(suggested_name) between 1 and 100),
  add column name text check (length(name) between 1 and 100),
  add column version integer not null default 1,
  -- A removed draft can be restored for a while.
  add column removed_at timestamptz;

drop index post_draft_once;
create unique index post_draft_once on post_draft (account_id, coalesce(company_id, 0), post_id)
  where post_id is not null and removed_at is null;
create index post_draft_owner on post_draft (account_id, saved_at desc, id desc);
create index post_draft_unused on post_draft (saved_at);
create index post_draft_removed on post_draft (removed_at) where removed_at is not null;

-- Drafts that were begun before have the name that they would be given now. One that cannot be read stays without.
-- Row level security binds the owner too; without this the loop would find no rows and say nothing.
alter table post_draft no force row level security;
do $$
declare
  begun record;
begin
  for begun in select id, form from post_draft where post_id is null loop
    begin
      update post_draft set suggested_name = nullif(left(btrim(regexp_replace(coalesce(
          nullif(btrim(begun.form::jsonb #>> '{draft,title}'), ''),
          jsonb_path_query_first(begun.form::jsonb, '$.draft.voices[*].copy.* ? (@ != "")') #>> '{}',
          begun.form::jsonb #>> '{draft,postUrl}'
        ), '\s+', ' ', 'g')), 100), '')
      where id = begun.id;
    exception when others then
      null;
    end;
  end loop;
end $$;
alter table post_draft force row level security;
