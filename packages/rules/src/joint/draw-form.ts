import { type Family, familyFacts } from '../families/all-facts.ts';
import type { Draw } from '../families/draw.ts';

/** A draw as slots that each show one number. */
export interface DrawForm {
  /** Smallest and largest number of each slot, both included. */
  readonly slots: readonly { readonly from: number; readonly to: number; readonly drum: number }[];
  /** Whether slots of one drum may show the same number. */
  readonly repeats: boolean;
  /** The draw that these numbers form; `year` is the sign of the lunar year, used by LHC only. */
  readonly drawOf: (numbers: readonly number[], year: string) => Draw;
}

/** The slots of a family: LHC has its six main numbers and then the special number, a jackpot lottery main and extra numbers. */
export function drawFormOf(family: Family): DrawForm {
  const { shape } = familyFacts[family];
  if (shape.form === 'list') {
    const { count, from, to, repeats = false } = shape.zone;
    return {
      slots: Array.from({ length: count }, () => ({ from, to, drum: 0 })),
      repeats,
      drawOf: (numbers) => numbers,
    };
  }
  if (shape.form === 'lhc') {
    return {
      slots: Array.from({ length: 7 }, () => ({ from: 1, to: 49, drum: 0 })),
      repeats: false,
      drawOf: (numbers, year) => ({ main: numbers.slice(0, 6), special: numbers[6] ?? 0, year }),
    };
  }
  const { main, extra, sameDrum } = shape;
  return {
    slots: [
      ...Array.from({ length: main.count }, () => ({ from: main.from, to: main.to, drum: 0 })),
      ...Array.from({ length: extra.count }, () => ({
        from: extra.from,
        to: extra.to,
        drum: sameDrum ? 0 : 1,
      })),
    ],
    repeats: false,
    drawOf: (numbers) => ({ main: numbers.slice(0, main.count), extra: numbers.slice(main.count) }),
  };
}
