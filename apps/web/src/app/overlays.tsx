import { LoadingOverlay, Toaster } from '@tessera/ui';
import { Activity } from 'react';
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
const ServiceButton = lazyPart(async () =>
  import('../features/service/components/service-button.tsx').then(
    (file) => file.ServiceButton,
    () => Nothing,
  ),
);
const KeySheet = lazyPart(async () => (await import('./key-sheet.tsx')).KeySheet);

/**
 * Overlays of every page: loading overlay, questions, toasts (R4.11, R9.4), reminders, key map, notice of a newer build.
 *
 * @param covered - The closed screen is shown: only toasts stay, such as the result of a bet that was sent before.
 */
export function Overlays({ covered }: { covered: boolean }) {
  const t = useT();
  const waiting = useStore(loadingStore, ({ holders }) => holders.size > 0);
  const hasAsked = useStore(askedStore);
  const hasKeyMap = useStore(keyMapStore);
  const hasUpdate = useStore(updateStore);
  const wantsReminders = usePrefs((prefs) => prefs.reminders);
  const signedIn = useUser((user) => user.loaded);
  return (
    <>
      <Activity mode={covered ? 'hidden' : 'visible'}>
        <LoadingOverlay active={waiting} label={t('ui_still_loading')} onCancel={cancelLoading} />
        {signedIn && <ProtectionHost />}
        {signedIn && <ServiceButton />}
        {hasAsked && <ConfirmHost />}
        {wantsReminders && signedIn && <DrawReminders />}
        {hasKeyMap && <KeySheet onClose={() => keyMapStore.setState(false)} />}
        {hasUpdate && <UpdateBar />}
      </Activity>
      <Toaster />
    </>
  );
}

/** A button that cannot be loaded is missing; every page works without it. */
const Nothing = () => null;
