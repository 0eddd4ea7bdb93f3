import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a dialog element's modal state equal to `open`. The focus goes to the element marked `data-autofocus`, unless it is
 * disabled, otherwise to the dialog itself, so that its title is read and no button is pressed accidentally. React's
 * `autoFocus` acts too early here, before the element is open.
 */
export function useModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      (dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? dialog).focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Closing before removal restores the focus; a hidden page must not leave its dialog on top.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return element;
}
