import { type Amount, amountOf } from '@tessera/protocol/money';
import type { JointBet } from '@tessera/rules/joint';
import { oddsFrom, readContent } from '../../pick/quote.ts';
import { itemOf } from '../../play/engine.ts';
import { amountsOf, type SlipLine } from '../../slip/slip.ts';
import { termsOf } from '../../slip/slip-line.ts';

/** The most that bets return in one draw. */
export interface Most {
  readonly amount: Amount;
  /** False: no draw returns more, but the largest return may be lower. */
  readonly exact: boolean;
}

/** Slip lines as bets of the rules engine; `undefined` while the content of a line is not valid. */
export function jointBetsOf(lines: readonly SlipLine[]): readonly JointBet[] | undefined {
  const bets = lines.flatMap((line) => {
    const item = itemOf(line.playId);
    const reading = readContent(item, line.content);
    if (!reading.ok) return [];
    const { unitStake, multiple } = termsOf(line);
    return [
      { item, parsed: reading.parsed, lineStake: unitStake * BigInt(multiple), odds: oddsFrom(line.odds) },
    ];
  });
  return bets.length === lines.length ? bets : undefined;
}

/** Whether the largest win of one bet may be a bound: single entry of games that draw many numbers. */
export function mayBeBound(playId: string, lines: number): boolean {
  return lines > 1 && playId.endsWith('single') && !/^(ssc|d3|p5|x5|pk10|k3|kl10)\./.test(playId);
}

/** No draw returns more than all lines at their best. */
export function boundOf(lines: readonly SlipLine[]): Most {
  return { amount: amountOf(lines.reduce((sum, line) => sum + amountsOf(line).maxWin, 0n)), exact: false };
}
