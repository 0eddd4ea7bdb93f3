import { ConfirmHost, LoadingOverlay, Toaster } from '@tessera/ui';
import { useStore } from 'zustand';
import { ProtectionHost } from '../features/protection/index.ts';
import { cancelLoading, loadingStore } from '../platform/feedback/index.ts';
import { useT } from '../platform/i18n/index.ts';

/** What lies above every page: the loading overlay, questions, toasts (R4.11, R9.4). */
export function Overlays() {
  const t = useT();
  const waiting = useStore(loadingStore, ({ holders }) => holders.size > 0);
  return (
    <>
      <LoadingOverlay active={waiting} label={t('ui_still_loading')} onCancel={cancelLoading} />
      <ProtectionHost />
      <ConfirmHost />
      <Toaster />
    </>
  );
}
