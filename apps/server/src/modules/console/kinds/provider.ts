import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import {
  closeDifference,
  closeReview,
  type KeptDifference,
  type ProviderReview,
  readDifference,
  readReview,
} from '../../../providers/index.ts';
import type { Tx } from '../../../store/index.ts';
import type { CommandKind } from './kind.ts';
import { readPayload } from './read-payload.ts';

const idOf = (target: string): bigint => BigInt(/^[1-9]\d{0,15}$/.test(target) ? target : '0');

/**
 * What a difference turned out to be. `ours_wrong`: the ledger is corrected by a posting of its own. `theirs_wrong`: the provider corrects
 * its statement. `timing`: both have it, on different days. `written_off`: it stays as it is.
 */
const outcome = z.strictObject({ outcome: z.enum(['ours_wrong', 'theirs_wrong', 'timing', 'written_off']) });

const differenceText = ({ provider, kind, ref, problem, ours, theirs, currency }: KeptDifference) => ({
  provider,
  kind,
  ref,
  problem,
  ours,
  theirs,
  currency,
});

async function difference(tx: Tx, target: string, lock: '' | 'for update' = ''): Promise<KeptDifference> {
  const found = await readDifference(tx, idOf(target), lock);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Changes when a later comparison finds other amounts. */
const versionOf = ({ state, ours, theirs }: KeptDifference) => `${state} ${ours ?? '-'} ${theirs ?? '-'}`;

/** Closes a difference with what was found out. No money moves by it. */
export const differenceClosing: CommandKind = {
  action: 'difference.close',
  async prospect(tx, { target, payload }) {
    const { outcome: what } = readPayload(outcome, payload);
    const found = await difference(tx, target, 'for update');
    if (found.state !== 'open') throw new AppError('command_stale');
    const text = differenceText(found);
    return {
      targetVersion: versionOf(found),
      before: { state: 'open', ...text },
      after: { state: 'closed', outcome: what, ...text },
    };
  },
  async now(tx, target) {
    const found = await difference(tx, target);
    return { targetVersion: versionOf(found), value: { state: found.state, ...differenceText(found) } };
  },
  async apply(tx, { target, payload, reason, signers }) {
    const { outcome: what } = readPayload(outcome, payload);
    const by = signers.map(({ name }) => name).join(' and ');
    await closeDifference(tx, { id: idOf(target), by, note: `${what}: ${reason}` });
  },
};

async function review(tx: Tx, target: string, lock: '' | 'for update' = ''): Promise<ProviderReview> {
  const found = await readReview(tx, idOf(target), lock);
  if (!found) throw new AppError('not_found');
  return found;
}

const reviewState = ({ closed_at: at }: ProviderReview) => (at === null ? 'open' : 'closed');
const reviewText = ({ provider, kind, ref, detail }: ProviderReview) => ({ provider, kind, ref, detail });

/** Marks what a provider has reported as looked at. */
export const reviewClosing: CommandKind = {
  action: 'review.close',
  async prospect(tx, { target, payload }) {
    readPayload(z.strictObject({}), payload);
    const found = await review(tx, target, 'for update');
    if (found.closed_at !== null) throw new AppError('command_stale');
    const text = reviewText(found);
    return {
      targetVersion: 'open',
      before: { state: 'open', ...text },
      after: { state: 'closed', ...text },
    };
  },
  async now(tx, target) {
    const found = await review(tx, target);
    const state = reviewState(found);
    return { targetVersion: state, value: { state, ...reviewText(found) } };
  },
  async apply(tx, { target, reason, signers }) {
    const by = signers.map(({ name }) => name).join(' and ');
    await closeReview(tx, { id: idOf(target), by, note: reason });
  },
};
