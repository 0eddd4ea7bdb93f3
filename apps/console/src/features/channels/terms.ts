import { parseAmount } from '@tessera/protocol/money';

/** Bounds and fee of a channel as they are typed. `feePercent`: with up to four places. */
export interface TypedTerms {
  readonly min: string;
  readonly max: string;
  readonly feePercent: string;
  readonly feeFixed: string;
}

/** Highest proportional fee, in millionths. */
const FEE_PPM_MAX = 200_000;

/** Millionths of a percentage with up to four places; undefined for any other text. */
export function ppmOf(percent: string): number | undefined {
  const found = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent);
  if (!found) return undefined;
  return Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0'));
}

/** A percentage of millionths, without zeros at its end. */
export const percentOf = (ppm: number): string => String(ppm / 10_000);

/** What is asked for; undefined while it is not valid. The server checks it again. */
export function termsOf({ min, max, feePercent, feeFixed }: TypedTerms) {
  const [least, most, fixed] = [min, max, feeFixed].map((text) => parseAmount(text));
  const feePpm = ppmOf(feePercent);
  if (!least?.ok || !most?.ok || !fixed?.ok || feePpm === undefined || feePpm > FEE_PPM_MAX) return undefined;
  if (least.value <= 0n || most.value < least.value) return undefined;
  return { min, max, feePpm, feeFixed };
}
