import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { awayAt, useProtection } from '../../protection/index.ts';
import { useFormat } from '../../settings/index.ts';

/** Half a minute: a break ends by the minute. */
const STEP_MS = 30_000;

/** Why the player may not deposit now, by his own decision; `undefined` when he may. */
export function useAway(): string | undefined {
  const t = useT();
  const format = useFormat();
  const state = useProtection((protection) => protection.state);
  const away = awayAt(state, useNow(STEP_MS));
  if (!away) return undefined;
  if (away.text === 'rp_away_exclusion') return t('recharge_away_exclusion');
  return t('recharge_away_break', { time: format.time(away.until, 'MM-DD HH:mm') });
}
