/** Whether a hotkey of this page may act: the player is not typing, and no dialog or popover is open. */
export function mayAct({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return false;
  if (!(target instanceof Element)) return true;
  // Radio buttons and checkboxes keep their arrow keys; no other key types into them.
  if (target.matches('[type="radio"], [type="checkbox"]')) return !key.startsWith('Arrow');
  return target.closest('input, textarea, select, [contenteditable], [role="tablist"]') === null;
}
