-- Staff of the provider belong to no company: their notices are seen without a company in scope only.
alter table notice alter column company_id drop not null;
