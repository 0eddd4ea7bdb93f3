import { betRequest, chaseRequest, drawOnSale } from './bets.ts';
import type { PlayerClient } from './client.ts';

/** Drawn once a day: what is bet on it stays open. */
const DAILY = 'lhc-1d';
const BET = {
  played: 'lhc.special.number',
  content: '7,25',
  unit_stake: '10',
  multiple: 1,
  rebate_ppm: 0,
} as const;
/** What two draws of this bet cost. */
const COST = '40';

/**
 * Ends the chases of the player that place a bet every few minutes, and starts one on a daily lottery: the same bets are then open in
 * every picture. Bets of a draw that is closed already stay until they are settled.
 */
export async function calmBets(player: PlayerClient): Promise<void> {
  const { items: chases } = await player.ok('POST /api/lottery/chase/list', { limit: 100 });
  for (const { id, state } of chases)
    if (state === 'running') await player.ok('POST /api/lottery/chase/stop', { chase_id: id });
  const { items: bets } = await player.ok('POST /api/record/bet', { limit: 100 });
  for (const { id, state } of bets)
    if (state === 'accepted') await player.call('POST /api/lottery/bet/cancel', { bet_id: id });
  const { issue } = await drawOnSale(player, DAILY);
  await player.ok(
    'POST /api/lottery/chase',
    chaseRequest(await betRequest(player, DAILY, issue, [BET]), COST),
  );
}
