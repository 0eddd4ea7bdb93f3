-- What the water-back publishes to other modules: what each player can claim for a day, of all its rows.
create or replace view water_back_due with (security_invoker) as
select user_id, day, min(currency) as currency, sum(amount)::bigint as amount
from water_back where claim_id is null and amount > 0 group by user_id, day;
