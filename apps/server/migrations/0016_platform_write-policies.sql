-- Seeing is not changing: where a company sees more than its own rows, each kind of statement gets a policy of its own.
-- With one policy for all, what is visible could also be deleted, and an update could take a row over.
create or replace procedure platform.protect(target regclass, visible text default 'company_id = platform.current_company()', writable text default null)
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  if writable is null then
    execute format('create policy tenant on %s to polyphon_app using (%s) with check (%s)', target, visible, visible);
  else
    execute format('create policy tenant on %s for select to polyphon_app using (%s)', target, visible);
    execute format('create policy tenant_add on %s for insert to polyphon_app with check (%s)', target, writable);
    execute format('create policy tenant_change on %s for update to polyphon_app using (%s) with check (%s)', target, writable, writable);
    execute format('create policy tenant_remove on %s for delete to polyphon_app using (%s)', target, writable);
  end if;
  execute format('create policy every on %s to polyphon_all using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to polyphon_app, polyphon_all', target);
end $$;

do $$
declare
  target text;
begin
  foreach target in array array['media', 'category', 'post', 'post_image'] loop
    execute format('drop policy tenant on %s', target);
    execute format('drop policy every on %s', target);
  end loop;
end $$;

-- Without a company in scope nothing is seen, the provider's rows included.
call platform.protect('media',
  'company_id = platform.current_company() or (company_id is null and platform.current_company() is not null)',
  'company_id = platform.current_company()');
call platform.protect('category', 'id in (select category_id from category_company)', 'false');
call platform.protect('post',
  '(company_id is null or company_id = platform.current_company()) and category_id in (select category_id from category_company)',
  'company_id = platform.current_company() and category_id in (select category_id from category_company)');
call platform.protect('post_image',
  'post_id in (select id from post)',
  'post_id in (select id from post where company_id = platform.current_company()) and media_id in (select id from media)');
