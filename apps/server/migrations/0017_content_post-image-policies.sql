-- Asked of the row's own post. As "post_id in (select id from post)" it was a hash of every post the company sees, built
-- anew for each feed page: 240 ms at 100,000 posts.
alter policy tenant on post_image
  using (exists (select from post where post.id = post_image.post_id));
alter policy tenant_add on post_image
  with check (exists (select from post where post.id = post_image.post_id and post.company_id = platform.current_company())
    and exists (select from media where media.id = post_image.media_id));
alter policy tenant_change on post_image
  using (exists (select from post where post.id = post_image.post_id and post.company_id = platform.current_company())
    and exists (select from media where media.id = post_image.media_id))
  with check (exists (select from post where post.id = post_image.post_id and post.company_id = platform.current_company())
    and exists (select from media where media.id = post_image.media_id));
alter policy tenant_remove on post_image
  using (exists (select from post where post.id = post_image.post_id and post.company_id = platform.current_company())
    and exists (select from media where media.id = post_image.media_id));
