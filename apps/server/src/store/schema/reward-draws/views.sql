-- Beacons that draws of rewards were fixed to, by chain hash.
create or replace view beacon_used with (security_invoker) as select chain_hash, beacon from reward_beacon;
