import { type Amount, amountOf } from '@tessera/protocol/money';

/** Units of the traditional board: the unit price divided by 1, 10, 100, 1000. */
export const units = ['yuan', 'jiao', 'fen', 'li'] as const;
export type Unit = (typeof units)[number];

const divisors: Readonly<Record<Unit, bigint>> = { yuan: 1n, jiao: 10n, fen: 100n, li: 1000n };

/** Stake of one line in a unit; `whole` is the lottery's price of a line in yuan. */
export function unitStakeOf(whole: Amount, unit: Unit): Amount {
  return amountOf(whole / divisors[unit]);
}

/** The next unit, cyclically. */
export function nextUnit(unit: Unit): Unit {
  return units[(units.indexOf(unit) + 1) % units.length] ?? 'yuan';
}

/** The unit of a line stake; `yuan` for any other amount. */
export function unitOf(whole: Amount, unitStake: Amount): Unit {
  return units.find((unit) => unitStakeOf(whole, unit) === unitStake) ?? 'yuan';
}
