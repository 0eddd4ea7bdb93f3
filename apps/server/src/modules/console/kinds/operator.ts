import { type Role, roles } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import {
  countReady,
  disableOperator,
  hasAccount,
  insertOperator,
  operatorByName,
  rolesThatInvite,
} from '../../operators/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const person = z.strictObject({ role: z.enum(roles), person: z.string().trim().min(2).max(80) });

/** Makes an operator. The first password and authenticator are given out with `npm run ops -- operator keys`. */
export const operatorCreate: CommandKind = {
  action: 'operator.create',
  async prospect(tx, { target, payload }) {
    const asked = readPayload(person, payload);
    if (!/^[A-Za-z0-9_]{4,32}$/.test(target))
      throw invalid('a name has 4 to 32 letters, digits or underscores');
    if (await operatorByName(tx, target)) throw invalid('the name is taken');
    if (await hasAccount(tx, asked.person)) throw invalid('the person has an account');
    return { targetVersion: 'absent', before: null, after: asked };
  },
  async now(tx, target) {
    const row = await operatorByName(tx, target);
    return {
      targetVersion: row ? 'present' : 'absent',
      value: row ? { role: row.role, person: row.person } : null,
    };
  },
  async apply(tx, { target, payload }) {
    const made = await insertOperator(tx, { name: target, ...readPayload(person, payload) });
    if (made === undefined) throw new AppError('command_stale');
  },
};

/** Disables an operator and ends their sessions. Two who can invite others have to remain. */
export const operatorDisable: CommandKind = {
  action: 'operator.disable',
  async prospect(tx, { target, payload }, { operatorId }) {
    readPayload(z.strictObject({}), payload);
    const row = await operatorByName(tx, target, 'for update');
    if (!row) throw new AppError('not_found');
    if (!row.enabled) throw new AppError('command_same');
    if (row.id === operatorId) throw invalid('nobody disables themselves');
    const invites = (rolesThatInvite as readonly Role[]).includes(row.role);
    if (invites && (await countReady(tx, rolesThatInvite, row.id)) < 2) throw new AppError('command_nobody');
    const shown = { role: row.role, person: row.person };
    return {
      targetVersion: 'enabled',
      before: { enabled: true, ...shown },
      after: { enabled: false, ...shown },
    };
  },
  async now(tx, target) {
    const row = await operatorByName(tx, target);
    return {
      targetVersion: row?.enabled ? 'enabled' : 'disabled',
      value: row ? { enabled: row.enabled, role: row.role, person: row.person } : null,
    };
  },
  async apply(tx, { target }) {
    const row = await operatorByName(tx, target, 'for update');
    if (!row) throw new AppError('command_stale');
    await disableOperator(tx, row.id);
  },
};
