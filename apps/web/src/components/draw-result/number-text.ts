/** Families whose numbers are printed with two digits. */
const padded: ReadonlySet<string> = new Set(
  'x5 kl8 kl10 lhc ssq dlt powerball megamillions euromillions uklotto'.split(' '),
);

/** The family whose numbers and look a family with a year shares: `dlt-2019` is printed like `dlt`. */
const baseFamily = (family: string): string => family.split('-', 1)[0] ?? family;

/** A number as printed by a family: `3` is `03` in families with two digits. */
export function numberText(family: string, number: number | string): string {
  return String(number).padStart(padded.has(baseFamily(family)) ? 2 : 1, '0');
}
