import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/lazy/index.ts';
import { useCurrentRoute } from '../../platform/navigation/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import { prefs, setPrefs } from '../settings/index.ts';
import { useUser } from './user-store.ts';

/** 1 from a sign-in until home has shown the introduction of a new session (the first steps, once per device), then 0 (R3.4). */
export const INDEX_NOTICE = storedKey<number>('INDEX_NOTICE', lifetime.year);

/** Whether home shows the introduction to this player, and a function that ends it permanently on this device. */
export function useFirstSession(): readonly [open: boolean, end: () => void] {
  const [open, setOpen] = useState(false);
  const wanted = useUser((user) => user.loaded);
  const atHome = useCurrentRoute()?.name === 'home';
  useEffect(() => {
    if (!wanted || !atHome) return;
    let gone = false;
    whenIdle(async () => {
      if ((await storage.get(INDEX_NOTICE)) !== 1) return;
      if (prefs().firstStepsSeen) await storage.set(INDEX_NOTICE, 0);
      else if (!gone) setOpen(true);
    });
    return () => {
      gone = true;
    };
  }, [wanted, atHome]);
  const end = () => {
    setOpen(false);
    setPrefs({ firstStepsSeen: true });
    void storage.set(INDEX_NOTICE, 0);
  };
  return [open && wanted, end];
}
