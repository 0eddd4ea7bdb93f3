import { createHmac } from 'node:crypto';
import { canonicalJson } from '@tessera/fairness';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Clock, Jobs, Tx } from '../../../store/index.ts';
import {
  agreeOutside,
  type EntryPurpose,
  EntryRefused,
  type OfficialDraw,
  officialDraw,
  officialNumbers,
  refusalOf,
} from '../../draws/index.ts';
import type { Asked, CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

export interface ResultKindDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Seals the numbers of a command; only servers of this installation have it. */
  readonly entryKey: Buffer;
}

const purposes = {
  'result.enter': 'result',
  'result.void': 'void',
  'result.correct': 'correction',
} as const satisfies Readonly<Record<string, EntryPurpose>>;
type ResultAction = keyof typeof purposes;

const typed = z.strictObject({ numbers: z.unknown() });
const kept = z.strictObject({ sealed: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * Enters, voids or corrects the result of an official draw. The numbers of the first person are kept as a seal under a key of the
 * installation, so that neither the second person nor a table nor the log has them before both are the same. There is no kind for a
 * draw of our own protocol, and these kinds refuse one (D6).
 */
export function resultDecision(action: ResultAction, { clock, jobs, entryKey }: ResultKindDeps): CommandKind {
  const purpose = purposes[action];
  const read = async (
    tx: Tx,
    target: string,
    lock: '' | 'for share of d' = 'for share of d',
  ): Promise<OfficialDraw> => {
    const draw = /^[1-9]\d{0,15}$/.test(target) ? await officialDraw(tx, BigInt(target), lock) : undefined;
    if (!draw) throw new AppError('not_found');
    return draw;
  };
  const versionOf = ({ state, corrections }: OfficialDraw) => `${state}:${corrections}`;
  const shown = ({ lottery, issue, state, corrections, draw_at }: OfficialDraw) => ({
    lottery,
    issue,
    drawAt: draw_at.getTime(),
    state,
    corrections,
  });
  const numbersIn = ({ family }: OfficialDraw, numbers: unknown) => {
    try {
      return officialNumbers(family, numbers);
    } catch (error) {
      if (error instanceof EntryRefused) throw invalid(error.message);
      throw error;
    }
  };
  /** Each person's seal of the same numbers is another one. */
  const sealOf = (draw: OfficialDraw, makerId: bigint, numbers: unknown) =>
    createHmac('sha256', entryKey)
      .update(canonicalJson({ action, draw: String(draw.id), maker: String(makerId), numbers }))
      .digest('hex');
  const plain: CommandKind = {
    action,
    async prospect(tx, { target, payload }) {
      readPayload(purpose === 'void' ? z.strictObject({}) : kept, payload);
      const draw = await read(tx, target);
      const refusal = refusalOf(draw, purpose, await clock.now(tx));
      if (refusal) throw invalid(refusal);
      const before = shown(draw);
      return { targetVersion: versionOf(draw), before, after: { ...before, ...afterwards(purpose, draw) } };
    },
    async now(tx, target) {
      const draw = await read(tx, target, '');
      return { targetVersion: versionOf(draw), value: shown(draw) };
    },
    async apply(tx, { target, signers, entry }) {
      await agreeOutside(tx, jobs, {
        drawId: BigInt(target),
        purpose,
        numbers: purpose === 'void' ? undefined : numbersIn(await read(tx, target), entry),
        signers: signers.map(({ id }) => id),
        now: await clock.now(tx),
      });
    },
  };
  if (purpose === 'void') return plain;
  return {
    ...plain,
    blind: {
      async seal(tx: Tx, { target, payload }: Asked, { operatorId }) {
        const { numbers } = readPayload(typed, payload);
        const draw = await read(tx, target);
        // An own draw is refused before its numbers are looked at.
        const refusal = refusalOf(draw, purpose, await clock.now(tx));
        if (refusal) throw invalid(refusal);
        return { sealed: sealOf(draw, operatorId, numbersIn(draw, numbers)) };
      },
      async isSame(tx: Tx, { target, payload }: Asked, makerId: bigint, entry: unknown) {
        const draw = await read(tx, target);
        return readPayload(kept, payload).sealed === sealOf(draw, makerId, numbersIn(draw, entry));
      },
    },
  };
}

const afterwards = (purpose: EntryPurpose, { corrections }: OfficialDraw) => {
  if (purpose === 'correction') return { corrections: corrections + 1 };
  return { state: purpose === 'void' ? 'void' : 'drawn' };
};
