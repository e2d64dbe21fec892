-- How often each post went out per company: read by every feed page, so it is kept and not counted.
create table post_share_count (
  post_id bigint not null,
  company_id bigint not null,
  shares bigint not null default 0,
  people bigint not null default 0,
  primary key (post_id, company_id)
);
call platform.protect('post_share_count');
