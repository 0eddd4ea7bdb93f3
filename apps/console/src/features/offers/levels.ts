import { type Amount, amountOf, parseAmount } from '@tessera/protocol/money';
import { edgePpm, type LevelFault, type LevelTerms, levelFaults } from '@tessera/rewards';
import { plain } from './fields.ts';
import type { Levels } from './offer-data.ts';

/** What a level has that is typed, in the order of the form. */
export const levelColumns = [
  'turnover',
  'promotion',
  'weekly',
  'monthly',
  'birthday',
  'withdrawals',
  'withdrawalMax',
] as const;
export type LevelColumn = (typeof levelColumns)[number];
/** A level as it is typed: amounts, and a whole number of withdrawals. */
export type TypedLevel = Readonly<Record<LevelColumn, string>>;
/** A level of a command. */
export type WireLevel = Levels['newestLevels'][number];

/** What is wrong with a typed level. `form`: no amount or no whole number. */
export type TypedFault = Omit<LevelFault, 'why'> & { readonly why: LevelFault['why'] | 'form' };

/** House edge at which the server checks what rising pays (`EDGE_PPM` of its VIP levels). */
const EDGE = edgePpm(25_000);
const WITHDRAWALS = /^\d{1,3}$/;

/** The levels of a version, for the form. */
export const typedLevels = (levels: readonly WireLevel[]): readonly TypedLevel[] =>
  levels.map((level) => ({
    turnover: plain(level.turnover),
    promotion: plain(level.promotion),
    weekly: plain(level.weekly),
    monthly: plain(level.monthly),
    birthday: plain(level.birthday),
    withdrawals: String(level.withdrawals),
    withdrawalMax: plain(level.withdrawalMax),
  }));

function moneyOf(text: string): Amount | undefined {
  const read = parseAmount(text.trim());
  return read.ok && read.value >= 0n ? read.value : undefined;
}

const isReadable = (column: LevelColumn, text: string): boolean =>
  column === 'withdrawals' ? WITHDRAWALS.test(text.trim()) : moneyOf(text) !== undefined;

/** What is wrong with the typed levels: first what cannot be read, then what falls or pays too much. */
export function faultsOf(levels: readonly TypedLevel[]): readonly TypedFault[] {
  const unread = levels.flatMap((typed, at) =>
    levelColumns
      .filter((column) => !isReadable(column, typed[column]))
      .map((column): TypedFault => ({ level: at + 1, why: 'form', column })),
  );
  return unread.length > 0 ? unread : levelFaults(levels.map(termsOf), EDGE);
}

const termsOf = (typed: TypedLevel, at: number): LevelTerms => {
  const money = (column: LevelColumn) => moneyOf(typed[column]) ?? amountOf(0n);
  return {
    level: at + 1,
    turnover: money('turnover'),
    promotion: money('promotion'),
    weekly: money('weekly'),
    monthly: money('monthly'),
    birthday: money('birthday'),
    withdrawals: Number(typed.withdrawals),
    withdrawalMax: money('withdrawalMax'),
  };
};

/** Whether what was typed is what a version has. */
export const isAlike = (levels: readonly TypedLevel[], version: readonly WireLevel[]): boolean =>
  typedLevels(version).every((own, at) =>
    levelColumns.every((column) => own[column] === plain(levels[at]?.[column].trim())),
  );

/** The levels of a command `vip.change`. */
export const payloadLevels = (levels: readonly TypedLevel[]) =>
  levels.map(({ withdrawals, ...money }) => ({
    ...Object.fromEntries(Object.entries(money).map(([column, text]) => [column, text.trim()])),
    withdrawals: Number(withdrawals),
  }));
