import type { ConfirmOptions } from '@tessera/ui/dialog/confirm.tsx';
import { createStore } from 'zustand/vanilla';

/** Whether a question was asked since the page loaded: from then on the overlays contain the dialog. */
export const askedStore = createStore<boolean>(() => false);

/**
 * Asks for confirmation: `true` for confirm, `false` for any other way of closing. The dialog's code loads with the first
 * question; if it cannot be loaded, the answer is `false`.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  const dialog = await import('@tessera/ui/dialog/confirm.tsx').catch(() => undefined);
  if (!dialog) return false;
  askedStore.setState(true, true);
  return dialog.confirm(options);
}
