-- Whether an agent is given cases, or takes those that they choose (ADR 41).
alter table service_agent add column given boolean not null default true;
-- Ended cases by tag.
create index service_case_tags on service_case using gin (tags) where state in ('resolved', 'rated');
