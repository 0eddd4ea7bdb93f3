import type { Language } from '@tessera/messages/languages';
import { type Amount, sizeOf, UNIT } from './amount.ts';
import { formatMoney, grouped, MINUS, NO_BREAK_SPACE, SEPARATORS } from './money-format.ts';

/**
 * Short form of an amount for tiles, one decimal, cut off: `123.4万`, `1.2M`. An amount below the smallest unit of the
 * language is printed in full. Not part of `formatMoney`, so that a client without tiles does not load the scales.
 */
export function formatCompact(amount: Amount, language: Language): string {
  const { group, point } = SEPARATORS[language];
  const size = sizeOf(amount);
  const step = COMPACT[language].find(([units]) => size >= units * UNIT);
  if (step === undefined) return formatMoney(amount, { language });
  const [units, word] = step;
  const tenths = (size * 10n) / (units * UNIT);
  const tenth = tenths % 10n === 0n ? '' : `${point}${tenths % 10n}`;
  const sign = amount < 0n ? MINUS : '';
  return sign + grouped(tenths / 10n, group) + tenth + word.replace(' ', NO_BREAK_SPACE);
}

/** A compact scale: units of currency and the suffix behind the figure. Largest first. */
type Scale = readonly (readonly [units: bigint, word: string])[];
const ENGLISH_SCALE: Scale = [
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
];
const COMPACT: Readonly<Record<Language, Scale>> = {
  zhCn: [
    [100_000_000n, '亿'],
    [10_000n, '万'],
  ],
  zhTw: [
    [100_000_000n, '億'],
    [10_000n, '萬'],
  ],
  enUs: ENGLISH_SCALE,
  thTh: ENGLISH_SCALE,
  viVn: [
    [1_000_000_000n, ' Tỷ'],
    [1_000_000n, ' Tr'],
  ],
  idId: [
    [1_000_000_000n, ' M'],
    [1_000_000n, ' jt'],
  ],
  ptBr: [
    [1_000_000_000n, ' bi'],
    [1_000_000n, ' mi'],
  ],
};
