-- The calendar of a whole company: a day's shares in the order of the clock, without reading other companies.
create index share_of_company on share (company_id, due_at, id);
