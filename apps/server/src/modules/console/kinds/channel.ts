import { parseAmount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import { bodyHash, type Tx } from '../../../store/index.ts';
import { type Channel, type ChannelTerms, openChannel, readChannel, setTerms } from '../../cashier/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const nothing = z.strictObject({});
const amount = z.string().max(20);
const terms = z.strictObject({
  min: amount,
  max: amount,
  feePpm: z.int().min(0).max(200_000),
  feeFixed: amount,
});

/** A channel as it is shown to those who decide. */
const shownOf = ({ least, most, fee_ppm, fee_fixed }: Channel) => ({
  min: printAmount(least),
  max: printAmount(most),
  feePpm: fee_ppm,
  feeFixed: printAmount(fee_fixed),
});

async function read(tx: Tx, id: string, lock: '' | 'for update' = ''): Promise<Channel> {
  const channel = await readChannel(tx, id, lock);
  if (!channel) throw new AppError('not_found');
  return channel;
}

const stateOf = ({ open }: Channel) => (open ? 'open' : 'closed');

/** Lets a channel take new orders, or none. Payments that still arrive are credited. */
const switching = (open: boolean): CommandKind => ({
  action: open ? 'channel.open' : 'channel.close',
  async prospect(tx, { target, payload }) {
    readPayload(nothing, payload);
    const channel = await read(tx, target, 'for update');
    if (channel.open === open) throw new AppError('command_same');
    return { targetVersion: stateOf(channel), before: { open: channel.open }, after: { open } };
  },
  async now(tx, target) {
    const channel = await read(tx, target);
    return { targetVersion: stateOf(channel), value: { open: channel.open } };
  },
  async apply(tx, { target }) {
    await openChannel(tx, target, open);
  },
});

/** Reads bounds and fee. Errors: `command_invalid`, also when the smallest deposit would not be worth more than its fee. */
function termsIn(payload: unknown): ChannelTerms {
  const asked = readPayload(terms, payload);
  const [least, most, fixed] = [asked.min, asked.max, asked.feeFixed].map((text) => parseAmount(text));
  if (!least?.ok || least.value <= 0n) throw invalid('min is not a positive amount');
  if (!most?.ok || most.value < least.value) throw invalid('max is not an amount from min on');
  if (!fixed?.ok || fixed.value < 0n) throw invalid('feeFixed is not an amount');
  if ((least.value * BigInt(asked.feePpm)) / 1_000_000n + fixed.value >= least.value)
    throw invalid('the fee takes all of the smallest deposit');
  return { least: least.value, most: most.value, feePpm: asked.feePpm, feeFixed: fixed.value };
}

const versionOf = (channel: Channel) => bodyHash(shownOf(channel)).toString('hex').slice(0, 12);

/** Changes bounds and fee of a channel, for new orders only. */
const changing: CommandKind = {
  action: 'channel.terms',
  async prospect(tx, { target, payload }) {
    const { least, most, feePpm, feeFixed } = termsIn(payload);
    const channel = await read(tx, target, 'for update');
    const before = shownOf(channel);
    const after = shownOf({ ...channel, least, most, fee_ppm: feePpm, fee_fixed: feeFixed });
    if (JSON.stringify(before) === JSON.stringify(after)) throw new AppError('command_same');
    return { targetVersion: versionOf(channel), before, after };
  },
  async now(tx, target) {
    const channel = await read(tx, target);
    return { targetVersion: versionOf(channel), value: shownOf(channel) };
  },
  async apply(tx, { target, payload }) {
    await setTerms(tx, target, termsIn(payload));
  },
};

/** What commands change of deposit channels. */
export const channelKinds: readonly CommandKind[] = [switching(true), switching(false), changing];
