import type { Amount } from '@tessera/protocol/money';
import { restrictionAt, useProtection } from '../../../data/protection/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useOnline } from '../../../platform/online/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useFresh, useSells } from '../draw/use-sale.ts';
import { useSlip } from '../slip/slip-store.ts';
import { placeBlock, type StakeBlock } from './stake-gate.ts';

/** Why bets of this stake cannot be placed now; `undefined` when they can. */
export function useGate(stake: Amount): StakeBlock | undefined {
  const { lottery, owner } = useBettingPage();
  const sells = useSells(lottery.id);
  const fresh = useFresh(lottery.id);
  const online = useOnline();
  const signedIn = useUser(({ id }) => id !== 0);
  const restricted = useProtection(({ state }) => restrictionAt(state, now()) !== undefined);
  const balance = useUser((user) => user.balance);
  const sending = useSlip(owner.store, ({ slip, loaded }) => slip.pending !== null || !loaded);
  return placeBlock({
    online,
    signedIn,
    restricted,
    enabled: lottery.enabled,
    sending,
    sells,
    fresh,
    stake,
    balance,
  });
}
