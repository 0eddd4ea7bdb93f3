-- What the draws publish to other modules.
create or replace view draw_state with (security_invoker) as
select id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor, descriptor_hash, result, bets, stake_total,
  bets_root, settle_progress, sealed_at, settled_at
from draw;
create or replace view draw_corrected with (security_invoker) as
select draw_id, number, result, progress from draw_correction;
grant select on draw_state to tessera_auditor;
