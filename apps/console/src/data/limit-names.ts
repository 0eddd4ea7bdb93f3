import type { TextKey } from '../platform/i18n.ts';

/** Name of each limit of a player, in the order in which they are shown. */
export const limitText = {
  'deposit day': 'limit_deposit_day',
  'deposit week': 'limit_deposit_week',
  'deposit month': 'limit_deposit_month',
  'stake bet': 'limit_stake_bet',
  'stake day': 'limit_stake_day',
  'stake week': 'limit_stake_week',
  'stake month': 'limit_stake_month',
  'loss day': 'limit_loss_day',
  'loss week': 'limit_loss_week',
  'loss month': 'limit_loss_month',
  'session session': 'limit_session',
} as const satisfies Readonly<Record<string, TextKey>>;

export type LimitName = keyof typeof limitText;
export const limitNames = Object.keys(limitText) as readonly LimitName[];
