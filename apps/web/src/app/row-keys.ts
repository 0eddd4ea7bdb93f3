/**
 * Moves the focus with the arrow keys from row to row of a table, keeping the position in the row. Returns whether the key
 * was handled.
 */
export function moveInRows(key: string): boolean {
  const by = { arrowup: -1, arrowdown: 1 }[key];
  const focused = document.activeElement;
  const row = focused?.closest('tbody > tr');
  if (by === undefined || !row || !(focused instanceof HTMLElement)) return false;
  const rows = [...(row.parentElement?.children ?? [])].filter((one) => reachableIn(one).length > 0);
  const there = reachableIn(rows[rows.indexOf(row) + by] ?? row);
  there[Math.min(reachableIn(row).indexOf(focused), there.length - 1)]?.focus();
  return true;
}

const reachableIn = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];
