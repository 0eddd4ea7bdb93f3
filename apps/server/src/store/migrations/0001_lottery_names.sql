-- A name of a lottery no longer ends with the time between its draws: clients show it as a tag beside the name.
update lottery
set name = jsonb_set(name, '{enUs}', to_jsonb(regexp_replace(name ->> 'enUs', ' [0-9.]+ min$', '')))
where period_s > 0 and name ->> 'enUs' ~ ' [0-9.]+ min$';
