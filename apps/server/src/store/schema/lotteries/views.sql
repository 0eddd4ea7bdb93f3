-- What the lotteries publish to other modules.
create or replace view lottery_offer with (security_invoker) as
select id, family, name, source, zone, period_s, lead_s, config, enabled, sort from lottery;
