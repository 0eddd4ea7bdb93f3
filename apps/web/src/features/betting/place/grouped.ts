/** A count with a comma after every three digits. `toLocaleString` takes 5 ms at its first use, in the middle of a pick. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
