import type { ConfirmOptions } from '@tessera/ui/dialog/confirm.tsx';

/**
 * Asks and waits: `true` for confirm, `false` for every other way out. The dialog's code comes after the first page, with
 * all that lies above one; a question that cannot be asked counts as not confirmed.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  const dialog = await import('@tessera/ui/dialog/confirm.tsx').catch(() => undefined);
  return dialog ? dialog.confirm(options) : false;
}
