import { consoleEndpoints } from '@tessera/protocol/console';
import { AppError, type CallContext, operatorOf, type Register } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Identity } from '../identity/index.ts';
import { makeChallenge } from './challenges.ts';
import { logAct } from './log-act.ts';
import type { Operator } from './operators.ts';
import { addPasskey, passkeysOf, removePasskey } from './passkeys.ts';
import type { Operators } from './service.ts';
import { withKeys } from './sign-in.ts';

/** Registers the calls of passkeys: challenges, and the operator's own keys, whose change needs password and code once more. */
export function passkeyRoutes(
  register: Register,
  { store, key }: Operators,
  { identity }: { readonly identity: Identity },
): void {
  register(consoleEndpoints.consolePasskeyChallenge, async (_, { browser, now }) => ({
    challenge: makeChallenge(key, { purpose: 'sign in', browser: browser.secretHash, now }),
  }));

  register(consoleEndpoints.consolePasskeyOptions, async (_, context) => {
    const { operatorId, name, person } = operatorOf(context);
    const known = await passkeysOf(store, operatorId);
    return {
      challenge: makeChallenge(key, {
        purpose: 'add',
        browser: context.browser.secretHash,
        now: context.now,
      }),
      user: { id: Buffer.from(String(operatorId)).toString('base64url'), name, displayName: person },
      exclude: known.map(({ credential_id }) => credential_id.toString('base64url')),
    };
  });

  register(consoleEndpoints.consolePasskeyList, async (_, context) => {
    const rows = await passkeysOf(store, operatorOf(context).operatorId);
    return {
      items: rows.map(({ id, label, created_at, used_at }) => ({
        id: Number(id),
        label,
        at: created_at.getTime(),
        usedAt: used_at?.getTime() ?? null,
      })),
    };
  });

  register(consoleEndpoints.consolePasskeyAdd, async ({ label, made, ...keys }, context) => {
    const isAdded = await changed(context, keys, async (tx, { id }) => {
      const added = await addPasskey(tx, id, { label, made }, { key, place: context });
      await note(tx, context, 'operator.passkey_add', label, added);
      return added;
    });
    if (!isAdded) throw new AppError('validation_failed', { field: 'made' });
    return {};
  });

  register(consoleEndpoints.consolePasskeyRemove, async ({ id: passkey, ...keys }, context) => {
    const label = await changed(context, keys, async (tx, { id }) => {
      const removed = await removePasskey(tx, id, passkey);
      await note(tx, context, 'operator.passkey_remove', removed ?? null, removed !== undefined);
      return removed ?? '';
    });
    if (label === '') throw new AppError('not_found');
    return {};
  });

  /** Does a change of keys for the operator of the session. Errors: `login_incorrect`, `too_many_requests`. */
  async function changed<Result>(
    context: CallContext,
    keys: { readonly password: string; readonly code: string },
    change: (tx: Tx, operator: Operator) => Promise<Result>,
  ): Promise<Result> {
    const { name } = operatorOf(context);
    const done = await withKeys(
      { name, ...keys },
      context,
      { store, identity, key },
      async (tx, operator) => ({
        result: await change(tx, operator),
      }),
    );
    if (!done) throw new AppError('login_incorrect');
    return done.result;
  }
}

async function note(
  tx: Tx,
  context: CallContext,
  action: string,
  label: string | null,
  isDone: boolean,
): Promise<void> {
  const { operatorId } = operatorOf(context);
  await logAct(tx, context, {
    operator: operatorId,
    action,
    subject: `operator:${operatorId}`,
    result: isDone ? 'done' : 'refused',
    data: { label },
  });
}
