import { LoadingOverlay, Toaster } from '@tessera/ui';
import { useStore } from 'zustand';
import { useUser } from '../data/session/index.ts';
import { usePrefs } from '../data/settings/index.ts';
import { DrawReminders } from '../features/reminders/index.ts';
import { askedStore, cancelLoading, loadingStore } from '../platform/feedback/index.ts';
import { useT } from '../platform/i18n/index.ts';
import { keyMapStore } from '../platform/keys/index.ts';
import { inFile, lazyPart } from '../platform/lazy/index.ts';
import { updateStore } from '../platform/updates/index.ts';

const ConfirmHost = lazyPart(async () => (await import('@tessera/ui/dialog/confirm.tsx')).ConfirmHost);
const ProtectionHost = lazyPart(
  inFile(
    'after-home',
    async () => (await import('../features/protection/components/protection-host.tsx')).ProtectionHost,
  ),
);
const UpdateBar = lazyPart(async () => (await import('../shells/shared/update-bar.tsx')).UpdateBar);
const KeySheet = lazyPart(async () => (await import('./key-sheet.tsx')).KeySheet);

/** Overlays of every page: loading overlay, questions, toasts (R4.11, R9.4), reminders, key map, notice of a newer build. */
export function Overlays() {
  const t = useT();
  const waiting = useStore(loadingStore, ({ holders }) => holders.size > 0);
  const hasAsked = useStore(askedStore);
  const hasKeyMap = useStore(keyMapStore);
  const hasUpdate = useStore(updateStore);
  const wantsReminders = usePrefs((prefs) => prefs.reminders);
  const signedIn = useUser((user) => user.loaded);
  return (
    <>
      <LoadingOverlay active={waiting} label={t('ui_still_loading')} onCancel={cancelLoading} />
      {signedIn && <ProtectionHost />}
      {hasAsked && <ConfirmHost />}
      {wantsReminders && signedIn && <DrawReminders />}
      {hasKeyMap && <KeySheet onClose={() => keyMapStore.setState(false)} />}
      {hasUpdate && <UpdateBar />}
      <Toaster />
    </>
  );
}
