import { Tag, type Tone } from '@tessera/ui';
import { type BetLook, lookOfBet } from '../../../components/bet-outcome/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Bet } from '../model/bet.ts';

const tones: Readonly<Record<BetLook, Tone>> = {
  accepted: 'primary',
  won: 'accent',
  even: 'neutral',
  returned: 'neutral',
  lost: 'neutral',
  void: 'warning',
  cancelled: 'neutral',
};

/** Status of a bet. */
export function BetStatus({ bet }: { bet: Bet }) {
  const t = useT();
  const look = lookOfBet(bet);
  return <Tag tone={tones[look]}>{t(`record_state_${look}`)}</Tag>;
}
