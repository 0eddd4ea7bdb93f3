import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { policyOf } from '../policy.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const payloadOf = z.strictObject({ needs: z.int().min(1).max(2) });

/** Changes how many people an action needs. The database refuses it without an approved command. */
export const policyChange: CommandKind = {
  action: 'policy.change',
  async prospect(tx, { target, payload }) {
    const { needs } = readPayload(payloadOf, payload);
    const row = await read(tx, target);
    if (needs < row.least) throw invalid(`it never needs fewer than ${row.least}`);
    if (needs === row.needs) throw new AppError('command_same');
    return { targetVersion: String(row.version), before: { needs: row.needs }, after: { needs }, needs: 2 };
  },
  async now(tx, target) {
    const { version, needs } = await read(tx, target);
    return { targetVersion: String(version), value: { needs } };
  },
  async apply(tx, { target, payload }) {
    const { needs } = readPayload(payloadOf, payload);
    await tx.query(
      'update console_policy set needs = $2, version = version + 1, at = app_now() where action = $1',
      [target, needs],
    );
  },
};

async function read(tx: Tx, target: string) {
  const row = await policyOf(tx, target, 'for update');
  if (!row) throw new AppError('not_found');
  return row;
}
