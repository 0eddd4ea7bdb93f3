import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/lazy/index.ts';
import { useCurrentRoute } from '../../platform/navigation/index.ts';
import { storage } from '../../platform/storage/index.ts';
import { prefs, setPrefs } from '../settings/index.ts';
import { INDEX_NOTICE } from './sign-in.ts';
import { useUser } from './user-store.ts';

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
