import { type Amount, parseAmount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { currentRate, setRate } from '../../cashier/index.ts';
import { isRated } from '../../settings/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const asked = z.strictObject({ value: z.string().max(20) });

function valueIn(payload: unknown): Amount {
  const parsed = parseAmount(readPayload(asked, payload).value);
  if (!parsed.ok || parsed.value <= 0n) throw invalid('a rate is a positive amount of the base currency');
  return parsed.value;
}

async function read(tx: Tx, currency: string): Promise<Amount | undefined> {
  if (!(await isRated(tx, currency))) throw new AppError('not_found');
  return (await currentRate(tx, currency))?.value;
}

const versionOf = (value: Amount | undefined) => (value === undefined ? 'none' : printAmount(value));
const shownOf = (value: Amount | undefined) => (value === undefined ? null : { value: printAmount(value) });

/** Sets the rate of a currency from now on. Orders keep the rate that they were made at. */
export const rateSetting: CommandKind = {
  action: 'rate.set',
  async prospect(tx, { target, payload }) {
    const value = valueIn(payload);
    const before = await read(tx, target);
    if (before === value) throw new AppError('command_same');
    return { targetVersion: versionOf(before), before: shownOf(before), after: shownOf(value) };
  },
  async now(tx, target) {
    const value = await read(tx, target);
    return { targetVersion: versionOf(value), value: shownOf(value) };
  },
  async apply(tx, { target, payload, signers }) {
    const by = signers.map(({ name }) => name).join(' and ');
    await setRate(tx, { currency: target, value: valueIn(payload), by });
  },
};
