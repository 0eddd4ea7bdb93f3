import { useEffect } from 'react';
import { useUser } from '../../../../data/session/index.ts';
import { ignoreFailure } from '../../../../platform/http/index.ts';
import { lazyPart } from '../../../../platform/lazy/index.ts';
import { useRoute } from '../../../../platform/navigation/index.ts';
import { useOnline } from '../../../../platform/online/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { resumeBets } from '../../place/confirm.ts';
import { recheckSlip } from '../../slip/recheck.ts';
import { useSlip } from '../../slip/slip-store.ts';
import { Announcer } from './announcer.tsx';
import { SettledEffects } from './settled-effects.tsx';
import { useCloseSound } from './use-close-sound.ts';
import { useRollOver } from './use-roll-over.ts';

const Carried = lazyPart(async () => (await import('./carried.tsx')).Carried);

/** The parts around the board: announcements, sounds, wins, bets and picks from elsewhere. */
export function Effects() {
  const { played: play, picks } = useRoute().params;
  useResume();
  useRecheck();
  useRollOver();
  useCloseSound();
  return (
    <>
      {play !== undefined && picks !== undefined && <Carried play={play} picks={picks} />}
      <Announcer />
      <SettledEffects />
    </>
  );
}

/** Sends bets that were pending when the page was left again, with their original rid. */
function useResume(): void {
  const { owner } = useBettingPage();
  const { store, userId, lottery } = owner;
  const loaded = useSlip(store, (state) => state.loaded);
  useEffect(() => {
    if (loaded && userId !== 0) void resumeBets({ store, userId, lottery });
  }, [store, userId, lottery, loaded]);
}

/** Rechecks a slip restored from storage, and again when the network returns. */
function useRecheck(): void {
  const { owner } = useBettingPage();
  const { store, userId, lottery } = owner;
  const loaded = useSlip(store, (state) => state.loaded);
  const reachable = useUser((user) => user.loaded);
  const online = useOnline();
  useEffect(() => {
    if (loaded && reachable && online)
      void ignoreFailure('recheck of the slip', recheckSlip({ store, userId, lottery }));
  }, [store, userId, lottery, loaded, reachable, online]);
}
