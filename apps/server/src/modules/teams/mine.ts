import { printAmount, type ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import { daysNow } from './days.ts';
import type { TeamDeps } from './deps.ts';
import { nextPayment } from './payments.ts';
import { mayInvite, nextRate, placeOf } from './place.ts';

/** The caller's place in a team. */
export async function mineOf(
  { userId, kind, currency }: Pick<CallSession, 'userId' | 'kind' | 'currency'>,
  teams: TeamDeps,
): Promise<ReplyOf<'teamMine'>> {
  const { store, settings, lotteries } = teams;
  const days = await daysNow(teams);
  const place = kind === 'trial' ? undefined : await placeOf(store, userId, days);
  const [sums, paysAt] = await Promise.all([teams.commission().sums(userId), nextPayment(store, days)]);
  return {
    role: place?.kind ?? 'none',
    may_invite: place !== undefined && mayInvite(place, teams),
    rate_ppm: place?.rate ?? Math.max(0, ...lotteries.all().map(({ config }) => config.pricing.rMaxPpm)),
    next: place ? nextRate(place, days) : null,
    inviter: place?.inviter == null ? null : maskName(place.inviter),
    direct: place?.direct ?? 0,
    all: place?.below ?? 0,
    currency,
    commission: {
      accrued: printAmount(sums.accrued),
      payable: printAmount(sums.payable),
      held: printAmount(sums.held),
      paid: printAmount(sums.paid),
    },
    hold_days: settings.get('teamHoldDays'),
    pays_at: paysAt,
  };
}
