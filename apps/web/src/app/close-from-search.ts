/**
 * On Esc, closes the dialog or panel around a search field. By itself WebKit keeps the key for the field, whose text it deletes, and the
 * layer stays open.
 */
export function closeFromSearch(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, isComposing } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  const layer = target.closest<HTMLElement>('dialog:modal, :popover-open');
  if (!layer) return;
  event.preventDefault();
  if (layer instanceof HTMLDialogElement) layer.dispatchEvent(new Event('cancel', { cancelable: true }));
  else layer.hidePopover();
}
