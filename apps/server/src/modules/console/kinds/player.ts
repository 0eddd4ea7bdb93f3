import { type Amount, parseAmount, printAmount } from '@tessera/protocol';
import { creditMax } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Clock, Tx } from '../../../store/index.ts';
import type { AccountChanges } from '../../identity/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { consoleMovements } from '../movements.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

export interface PlayerKindDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly identity: { readonly changes: AccountChanges };
}

interface Account extends Record<string, unknown> {
  readonly id: bigint;
  readonly enable: boolean;
  readonly currency: string;
  readonly password_changed_at: Date | null;
  readonly authenticator: boolean;
  readonly ways: boolean;
}

const nothing = z.strictObject({});

/** Reads the account of a target, locked until the commit when asked to. Errors: `not_found`. */
export async function playerOf(tx: Tx, target: string, lock = false): Promise<Account> {
  const id = /^[1-9]\d{0,15}$/.test(target) ? target : '0';
  // The accounts are locked as by every change of a player, so two commands and a bet wait for each other.
  if (lock) await tx.query('select from lock_players(array[$1::bigint])', [id]);
  const { rows } = await tx.query<Account>(
    `select u.id, u.enable, u.currency, u.password_changed_at,
       exists (select from authenticator_on a where a.user_id = u.id) as authenticator,
       exists (select from player_contact c where c.user_id = u.id and c.bounced_at is null)
         or exists (select from player_recovery_code r where r.user_id = u.id) as ways
     from player_account u where u.id = $1`,
    [id],
  );
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

const stateOf = ({ enable }: Account) => (enable ? 'enabled' : 'disabled');

/** Disables a player, whose sessions end at once, or enables them again. */
const enabling = (isEnabled: boolean, { clock, identity }: PlayerKindDeps): CommandKind => ({
  action: isEnabled ? 'player.enable' : 'player.disable',
  async prospect(tx, { target, payload }) {
    readPayload(nothing, payload);
    const account = await playerOf(tx, target, true);
    if (account.enable === isEnabled) throw new AppError('command_same');
    return {
      targetVersion: stateOf(account),
      before: { enabled: account.enable },
      after: { enabled: isEnabled },
    };
  },
  async now(tx, target) {
    const account = await playerOf(tx, target);
    return { targetVersion: stateOf(account), value: { enabled: account.enable } };
  },
  async apply(tx, { target }) {
    if (isEnabled) await identity.changes.enable(tx, BigInt(target));
    else await identity.changes.disable(tx, BigInt(target), await clock.now(tx));
  },
});

const factorOf = ({ authenticator }: Account) => (authenticator ? 'on' : 'off');

/** Removes the authenticator of a player who has lost it. Withdrawals are locked for a time. */
const factorReset = ({ clock, identity }: PlayerKindDeps): CommandKind => ({
  action: 'player.factor',
  async prospect(tx, { target, payload }) {
    readPayload(nothing, payload);
    const account = await playerOf(tx, target, true);
    if (!account.authenticator) throw new AppError('command_same');
    return {
      targetVersion: factorOf(account),
      before: { authenticator: true },
      after: { authenticator: false, withdrawals: 'locked for a time' },
    };
  },
  async now(tx, target) {
    const account = await playerOf(tx, target);
    return { targetVersion: factorOf(account), value: { authenticator: account.authenticator } };
  },
  async apply(tx, { target }) {
    await identity.changes.dropFactor(tx, BigInt(target), await clock.now(tx));
  },
});

const passwordOf = ({ password_changed_at: at }: Account) => (at ? at.toISOString() : 'first');

/** Ends the password of a player, who sets another one by the recovery of the account. Refused when nothing would lead back in. */
const passwordReset = ({ clock, identity }: PlayerKindDeps): CommandKind => ({
  action: 'player.password',
  async prospect(tx, { target, payload }) {
    readPayload(nothing, payload);
    const account = await playerOf(tx, target, true);
    if (!account.ways) throw invalid('the player has no contact and no recovery code');
    return {
      targetVersion: passwordOf(account),
      before: { password: 'set' },
      after: { password: 'by recovery only', sessions: 'ended', withdrawals: 'locked for a time' },
    };
  },
  async now(tx, target) {
    const account = await playerOf(tx, target);
    return { targetVersion: passwordOf(account), value: { password: 'set' } };
  },
  async apply(tx, { target }) {
    await identity.changes.closePassword(tx, BigInt(target), await clock.now(tx));
  },
});

const credit = z.strictObject({ amount: z.string() });

/** The amount of a credit. Errors: `command_invalid`. */
function amountIn(payload: unknown): Amount {
  const parsed = parseAmount(readPayload(credit, payload).amount);
  if (!parsed.ok || parsed.value <= 0n) throw invalid('amount is not a positive amount');
  if (parsed.value > creditMax) throw invalid(`amount is above ${printAmount(creditMax)}`);
  return parsed.value;
}

/** Credits an amount to a player as an adjustment, from the house account `bonus`. */
const crediting = ({ ledger }: PlayerKindDeps): CommandKind => ({
  action: 'player.grant',
  async prospect(tx, { target, payload }) {
    const amount = amountIn(payload);
    const account = await playerOf(tx, target, true);
    return {
      targetVersion: stateOf(account),
      before: null,
      after: { credit: printAmount(amount), currency: account.currency },
    };
  },
  async now(tx, target) {
    return { targetVersion: stateOf(await playerOf(tx, target)), value: null };
  },
  async apply(tx, { id, target, payload }) {
    const amount = amountIn(payload);
    const { id: userId, currency } = await playerOf(tx, target);
    await ledger.post(tx, [
      {
        kind: consoleMovements.adjustment.kind,
        key: String(id),
        userId,
        entries: [
          { account: { userId: null, kind: 'bonus' }, currency, amount: -amount as Amount },
          { account: { userId, kind: 'main' }, currency, amount },
        ],
      },
    ]);
  },
});

/** What operators change about a player's account and money. */
export const playerKinds = (deps: PlayerKindDeps): readonly CommandKind[] => [
  enabling(false, deps),
  enabling(true, deps),
  factorReset(deps),
  passwordReset(deps),
  crediting(deps),
];
