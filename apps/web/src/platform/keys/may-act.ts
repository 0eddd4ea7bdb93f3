/** Whether a key of this page may act: nothing is being typed, and nothing lies above the page. */
export function mayAct({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return false;
  if (!(target instanceof Element)) return true;
  // Choices keep their arrows, every other key types nothing into them.
  if (target.matches('[type="radio"], [type="checkbox"]')) return !key.startsWith('Arrow');
  return target.closest('input, textarea, select, [contenteditable], [role="tablist"]') === null;
}
