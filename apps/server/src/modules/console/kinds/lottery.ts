import { parseAmount, printAmount } from '@tessera/protocol';
import { priceBounds } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import { bodyHash, type Tx } from '../../../store/index.ts';
import {
  capLottery,
  itemsAboveStake,
  type Lottery,
  offerLottery,
  priceLottery,
  readLottery,
  suspendLottery,
} from '../../lotteries/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const nothing = z.strictObject({});

/** What one kind of change reads from a lottery and writes to it. */
interface Change<Shown> {
  readonly action: CommandKind['action'];
  shown(lottery: Lottery): Shown;
  /** Errors: `command_invalid`. */
  next(lottery: Lottery, payload: unknown): Shown;
  write(tx: Tx, id: string, payload: unknown): Promise<unknown>;
}

/** A change of one lottery; its version is what it shows, so that a lottery that was changed and changed back is the same. */
function lotteryChange<Shown extends object>({ action, shown, next, write }: Change<Shown>): CommandKind {
  const read = async (tx: Tx, id: string, lock: '' | 'for no key update'): Promise<Lottery> => {
    const lottery = await readLottery(tx, id, lock);
    if (!lottery) throw new AppError('not_found');
    return lottery;
  };
  const versionOf = (lottery: Lottery) => bodyHash(shown(lottery)).toString('hex').slice(0, 12);
  return {
    action,
    async prospect(tx, { target, payload }) {
      const lottery = await read(tx, target, 'for no key update');
      const [before, after] = [shown(lottery), next(lottery, payload)];
      if (JSON.stringify(before) === JSON.stringify(after)) throw new AppError('command_same');
      return { targetVersion: versionOf(lottery), before, after };
    },
    async now(tx, target) {
      const lottery = await read(tx, target, '');
      return { targetVersion: versionOf(lottery), value: shown(lottery) };
    },
    async apply(tx, { target, payload }) {
      await write(tx, target, payload);
    },
  };
}

/** Errors: `command_invalid` for prices at which the lottery would accept no bets. */
function requirePrices(lottery: Lottery): void {
  if (lottery.aboveStake.length > 0) throw invalid(`more than the stake returns at ${lottery.aboveStake[0]}`);
}

/** Stops taking bets for now, or takes them again. The lottery stays listed and its draws go on. */
const suspension = (suspended: boolean): CommandKind =>
  lotteryChange({
    action: suspended ? 'lottery.suspend' : 'lottery.resume',
    shown: ({ config }) => ({ suspended: config.suspended }),
    next(lottery, payload) {
      readPayload(nothing, payload);
      if (!suspended) requirePrices(lottery);
      return { suspended };
    },
    write: (tx, id) => suspendLottery(tx, id, suspended),
  });

/** Puts a lottery on sale, or takes it off. Draws already planned still finish. */
const offering = (listed: boolean): CommandKind =>
  lotteryChange({
    action: listed ? 'lottery.enable' : 'lottery.disable',
    shown: (lottery) => ({ listed: lottery.listed }),
    next(lottery, payload) {
      readPayload(nothing, payload);
      if (listed) requirePrices(lottery);
      return { listed };
    },
    write: (tx, id) => offerLottery(tx, id, listed),
  });

const price = z.strictObject({
  base: z.int().min(priceBounds.base.min).max(priceBounds.base.max),
  rtpPpm: z.int().min(priceBounds.rtpPpm.min).max(priceBounds.rtpPpm.max),
});

/**
 * Prize group and return of the credit board. Refused when any item would return more than is staked, the highest rebate included.
 * Bets that are placed keep the odds that they were accepted at (L9).
 */
const pricing = lotteryChange({
  action: 'lottery.price',
  shown: ({ config }) => ({ base: config.pricing.base, rtpPpm: config.pricing.rtpPpm }),
  next({ family, config }, payload) {
    const asked = readPayload(price, payload);
    const above = itemsAboveStake({
      family,
      config: { ...config, pricing: { ...config.pricing, ...asked } },
    });
    if (above.length > 0) throw invalid(`more than the stake returns at ${above.slice(0, 3).join(', ')}`);
    return asked;
  },
  write: (tx, id, payload) => priceLottery(tx, id, readPayload(price, payload)),
});

const amount = z.string().transform((text, context) => {
  const parsed = parseAmount(text);
  if (parsed.ok && parsed.value > 0n) return parsed.value;
  context.addIssue({ code: 'custom', message: 'not a positive amount' });
  return z.NEVER;
});
const caps = z
  .strictObject({ bet: amount, player: amount, draw: amount })
  .refine(({ bet, player, draw }) => bet <= player && player <= draw, 'a bet <= a player <= a draw');
const capsText = ({ bet, player, draw }: z.output<typeof caps>) => ({
  bet: printAmount(bet),
  player: printAmount(player),
  draw: printAmount(draw),
});

/** Caps of maximum wins: of a bet, of a player in a draw, of a draw. They decide about new bets only. */
const capping = lotteryChange({
  action: 'lottery.caps',
  shown: ({ config }) => capsText(config.caps),
  next: (_, payload) => capsText(readPayload(caps, payload)),
  write: (tx, id, payload) => capLottery(tx, id, capsText(readPayload(caps, payload))),
});

/** All that commands change of a lottery. */
export const lotteryKinds: readonly CommandKind[] = [
  suspension(true),
  suspension(false),
  offering(true),
  offering(false),
  pricing,
  capping,
];
