import type { ConfirmOptions } from '@tessera/ui/dialog/confirm.tsx';

/**
 * Asks for confirmation: `true` for confirm, `false` for any other way of closing. The dialog's code loads after the first
 * page, with the other overlays; if it cannot be loaded, the answer is `false`.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  const dialog = await import('@tessera/ui/dialog/confirm.tsx').catch(() => undefined);
  return dialog ? dialog.confirm(options) : false;
}
