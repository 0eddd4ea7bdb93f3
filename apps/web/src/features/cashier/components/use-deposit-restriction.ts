import { restrictionAt, useProtection } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** Half a minute; breaks end on a full minute. */
const STEP_MS = 30_000;

/** Why the player's own restriction forbids deposits now; `undefined` when deposits are allowed. */
export function useDepositRestriction(): string | undefined {
  const t = useT();
  const format = useFormat();
  const state = useProtection((protection) => protection.state);
  const restriction = restrictionAt(state, useNow(STEP_MS));
  if (!restriction) return undefined;
  if (restriction.text === 'rp_away_exclusion') return t('recharge_away_exclusion');
  return t('recharge_away_break', { time: format.time(restriction.until, 'MM-DD HH:mm') });
}
