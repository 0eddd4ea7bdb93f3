import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/lazy/index.ts';
import { useCurrentRoute } from '../../platform/navigation/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import { prefs, setPrefs } from '../settings/index.ts';
import { useUser } from './user-store.ts';

/**
 * 1 from a sign-in until home has shown what follows it, then 0 (R3.4): the notices that the player has not seen, and after them the
 * first steps, once per device.
 */
export const INDEX_NOTICE = storedKey<number>('INDEX_NOTICE', lifetime.year);

/** What home shows after a sign-in: `notices`, then `steps`. `end` ends the current one. */
export function useFirstSession(): readonly [shown: 'notices' | 'steps' | undefined, end: () => void] {
  const [shown, setShown] = useState<'notices' | 'steps'>();
  const wanted = useUser((user) => user.loaded);
  const atHome = useCurrentRoute()?.name === 'home';
  useEffect(() => {
    if (!wanted || !atHome) return;
    let gone = false;
    whenIdle(async () => {
      if ((await storage.get(INDEX_NOTICE)) === 1 && !gone) setShown((now) => now ?? 'notices');
    });
    return () => {
      gone = true;
    };
  }, [wanted, atHome]);
  const end = () => {
    if (shown === 'notices' && !prefs().firstStepsSeen) {
      setShown('steps');
      return;
    }
    setShown(undefined);
    setPrefs({ firstStepsSeen: true });
    void storage.set(INDEX_NOTICE, 0);
  };
  return [wanted ? shown : undefined, end];
}
