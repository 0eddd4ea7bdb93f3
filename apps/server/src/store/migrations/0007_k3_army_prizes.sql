-- The first table of `k3.credit.army` returned 97.1 % of the stake at every rebate, with the highest one, 7.5 %, more than is staked
-- (R1). It is replaced where it is unchanged and a rebate that passes its edge is still offered.
update lottery
set config = jsonb_set(config, '{pricing,prizes,k3.credit.army}', '{"once": "20000", "twice": "30000", "thrice": "40000"}')
where config #> '{pricing,prizes,k3.credit.army}' = '{"once": "21000", "twice": "32000", "thrice": "43000"}'
  -- The edge is 62 of 2160.
  and (config #>> '{pricing,rMaxPpm}')::integer * 2160::bigint > 62 * 1000000;
