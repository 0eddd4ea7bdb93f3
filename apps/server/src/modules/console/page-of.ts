/**
 * A page of rows that were read with one more than its size, and the id after which the next page begins; null on the last page.
 */
export function pageOf<Row extends { readonly id: bigint | number }>(
  rows: readonly Row[],
  size: number,
): { readonly page: readonly Row[]; readonly next: number | null } {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? Number(page.at(-1)!.id) : null };
}
