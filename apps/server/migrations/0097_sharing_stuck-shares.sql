-- outside a transaction
-- Held and failed shares, latest first: of one company, and of all for the provider's staff.
create index if not exists share_stuck_of_company on only share (company_id, due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p0_stuck_of_company on share_p0 (company_id, due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p1_stuck_of_company on share_p1 (company_id, due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p2_stuck_of_company on share_p2 (company_id, due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p3_stuck_of_company on share_p3 (company_id, due_at, id) where state in ('HELD', 'FAILED');
alter index share_stuck_of_company attach partition share_p0_stuck_of_company;
alter index share_stuck_of_company attach partition share_p1_stuck_of_company;
alter index share_stuck_of_company attach partition share_p2_stuck_of_company;
alter index share_stuck_of_company attach partition share_p3_stuck_of_company;
create index if not exists share_stuck on only share (due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p0_stuck on share_p0 (due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p1_stuck on share_p1 (due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p2_stuck on share_p2 (due_at, id) where state in ('HELD', 'FAILED');
create index concurrently if not exists share_p3_stuck on share_p3 (due_at, id) where state in ('HELD', 'FAILED');
alter index share_stuck attach partition share_p0_stuck;
alter index share_stuck attach partition share_p1_stuck;
alter index share_stuck attach partition share_p2_stuck;
alter index share_stuck attach partition share_p3_stuck;
-- The held ones alone, where the dashboard leads: among two million failed ones they would be looked for in vain.
create index if not exists share_held_by_time on only share (due_at, id) where state = 'HELD';
create index concurrently if not exists share_p0_held_by_time on share_p0 (due_at, id) where state = 'HELD';
create index concurrently if not exists share_p1_held_by_time on share_p1 (due_at, id) where state = 'HELD';
create index concurrently if not exists share_p2_held_by_time on share_p2 (due_at, id) where state = 'HELD';
create index concurrently if not exists share_p3_held_by_time on share_p3 (due_at, id) where state = 'HELD';
alter index share_held_by_time attach partition share_p0_held_by_time;
alter index share_held_by_time attach partition share_p1_held_by_time;
alter index share_held_by_time attach partition share_p2_held_by_time;
alter index share_held_by_time attach partition share_p3_held_by_time;
