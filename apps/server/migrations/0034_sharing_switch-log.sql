-- Scheduled jobs can be stopped too; their key is the job's name.
alter table kill_switch drop constraint kill_switch_scope_check;
alter table kill_switch add constraint kill_switch_scope_check
  check (scope in ('all', 'network', 'company', 'post', 'cron'));
create index kill_switch_newest on kill_switch (scope, at desc, key) where active;

-- Who turned which switch, when and why, and what that did to shares.
create table kill_switch_log (
  id bigint generated always as identity primary key,
  scope text not null,
  key text not null,
  active boolean not null,
  reason text not null,
  -- Null when the product itself turned it.
  by_account bigint references account,
  at timestamptz not null,
  -- Planned in the next day when it was stopped, held when it was released.
  affected bigint not null default 0,
  affected_exact boolean not null default true,
  released bigint not null default 0,
  cancelled bigint not null default 0,
  done_at timestamptz
);
create index kill_switch_log_of on kill_switch_log (scope, key, id desc);
call platform.share_with_all('kill_switch_log', 'what the operator switched; a company is only named as a key');

-- Whoever turns a switch, the log has it.
create function platform.log_kill_switch() returns trigger
language plpgsql
as $$
begin
  insert into kill_switch_log (scope, key, active, reason, by_account, at)
  values (new.scope, new.key, new.active, new.reason, new.by_account, new.at);
  return null;
end $$;
create trigger kill_switch_added after insert on kill_switch
  for each row execute function platform.log_kill_switch();
create trigger kill_switch_turned after update on kill_switch
  for each row when (old.active is distinct from new.active) execute function platform.log_kill_switch();

-- What switches hold, in the order in which it is released.
create index share_stopped on share (due_at, id) where state = 'HELD' and reason = 'kill_switch';

create index post_killed on post (killed_at desc, id desc) where killed_at is not null;

-- What staff read newest first: the life of posts, and mails that never arrived.
create index audit_entry_posts on audit_entry (at desc, id desc) where action in ('add-post', 'edit-post');
create index mail_failed on mail (created_at desc, id desc) where state = 'FAILED';
