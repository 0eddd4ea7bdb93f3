/** Tone of the tag of a movement. */
export type MovementTone = 'neutral' | 'success' | 'warning' | 'info';

/**
 * Types of movements of a player's main balance, with the tone of their tags, in the order of the list that players filter by.
 * Each is declared by the module of the server that posts it.
 */
export const movementTones = {
  bet: 'neutral',
  win: 'warning',
  cancel: 'info',
  void: 'info',
  correction: 'warning',
  chase: 'neutral',
  chase_issue: 'info',
  chase_rest: 'info',
  rebate: 'warning',
  commission: 'warning',
  bonus: 'warning',
  vip_bonus: 'warning',
  water_back: 'warning',
  sign_in: 'warning',
  task: 'warning',
  packet: 'warning',
  activity: 'warning',
  bonus_slice: 'warning',
  deposit: 'success',
  withdrawal_hold: 'warning',
  withdrawal_back: 'info',
  transfer: 'neutral',
  game_bet: 'neutral',
  game_win: 'warning',
  game_rollback: 'info',
  adjustment: 'warning',
} as const satisfies Readonly<Record<string, MovementTone>>;

export type MovementType = keyof typeof movementTones;
