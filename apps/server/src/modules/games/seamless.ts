import { type Amount, printAmount, ZERO } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { CallbackAnswer, ProviderCallback, ProviderId } from '../../providers/index.ts';
import { bodyHash, type Tx } from '../../store/index.ts';
import { requirePlay } from '../protection/index.ts';
import { findPlatform } from './catalogue.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { balanceAfter, lockMain, wallet } from './money.ts';
import { usersNamed } from './players.ts';
import { leaveForReview } from './review.ts';
import { assertWithinStakeLimit } from './stake-limit.ts';
import { type WalletCall, walletCalls } from './wallet-calls.ts';

/** A final refusal of a call; the answer is stored under the call's id. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Our error codes that are passed on unchanged as the answer to a bet. Other failures are temporary: the platform retries. */
const lasting = new Set([
  'self_excluded',
  'timeout_active',
  'session_limit_reached',
  'reality_check_due',
  'limit_stake_reached',
  'limit_loss_reached',
]);

/** Registers the calls of a platform that plays with the main balance: balance, bet, win, rollback (P2). */
export function addSeamlessCalls(parts: GamesParts, platform: ProviderId): void {
  const { callbacks } = parts.connections;
  callbacks.add(
    'seamless/balance',
    platform,
    async ({ body }, tx) => {
      const call = walletCalls.balance.safeParse(body);
      const userId = call.success ? await playerOf(tx, call.data.player) : undefined;
      if (userId === undefined) return refusal('unknown_player');
      return { status: 200, body: { balance: printAmount((await balanceAfter(tx, userId)).balance) } };
    },
    { reads: true },
  );
  callbacks.add('seamless/bet', platform, (call, tx) => answer(parts, platform, 'bet', call, tx));
  callbacks.add('seamless/win', platform, (call, tx) => answer(parts, platform, 'win', call, tx));
  callbacks.add('seamless/rollback', platform, (call, tx) => answer(parts, platform, 'rollback', call, tx));
}

type Kind = 'bet' | 'win' | 'rollback';

/**
 * Answers each call id once: a repeat gets the stored answer, the same id with different content is refused. The player's main
 * account stays locked from the first read to the commit, so calls of one player run one after the other.
 */
async function answer(
  parts: GamesParts,
  platform: string,
  kind: Kind,
  { body }: ProviderCallback,
  tx: Tx,
): Promise<CallbackAnswer> {
  const read = walletCalls[kind].safeParse(body);
  if (!read.success) return { status: 400, body: { code: 'invalid' } };
  const call = read.data;
  const hash = bodyHash([kind, { ...call }]);
  const userId = await playerOf(tx, call.player);
  if (userId === undefined) return refusal('unknown_player');
  await lockMain(tx, userId);
  const known = await storedCall(tx, platform, call.id);
  if (known) {
    if (known.kind === 'tombstone')
      return known.user_id === userId ? refusal('tombstone') : refusal('conflict');
    return known.body_hash.equals(hash) ? { status: known.status, body: known.answer } : refusal('conflict');
  }
  const amount = 'amount' in call ? call.amount : 0n;
  await tx.query(
    `insert into game_wallet_call (platform, id, kind, round, user_id, amount, body_hash, at)
     values ($1, $2, $3, $4, $5, $6, $7, app_now())`,
    [platform, call.id, kind, call.round, userId, amount, hash],
  );
  await tx.query('savepoint wallet');
  let given: CallbackAnswer;
  let moved = false;
  let back: Amount | undefined;
  try {
    if (call.currency !== GAME_CURRENCY) throw new Refused('wrong_currency');
    if (kind === 'bet') await bet(parts, tx, platform, userId, call as WalletCall<'bet'>);
    else if (kind === 'win') await win(parts, tx, platform, userId, call as WalletCall<'win'>);
    else back = await rollback(parts, tx, platform, userId, call as WalletCall<'rollback'>);
    moved = true;
    given = { status: 200, body: {} };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    await tx.query('rollback to savepoint wallet');
    if (code === 'already_won') {
      await leaveForReview(tx, {
        provider: platform,
        kind: 'rollback_after_win',
        ref: call.id,
        detail: call,
      });
    }
    given = refusal(code);
  }
  const { balance, seq } = await balanceAfter(tx, userId);
  if (moved) {
    const amount = back === undefined ? {} : { amount: printAmount(back) };
    given = { status: 200, body: { balance: printAmount(balance), ...amount } };
  }
  await tx.query('update game_wallet_call set status = $3, answer = $4 where platform = $1 and id = $2', [
    platform,
    call.id,
    given.status,
    JSON.stringify(given.body),
  ]);
  // A hint only: if the commit fails after it, the client's next request corrects the balance.
  if (moved) tell(parts, userId, kind, balance, seq);
  return given;
}

async function bet(
  parts: GamesParts,
  tx: Tx,
  platform: string,
  userId: bigint,
  call: WalletCall<'bet'>,
): Promise<void> {
  const at = await findPlatform(tx, platform);
  const { rows } = await tx.query<{ session_id: bigint; game: string }>(
    `select s.session_id, g.id as game from game_session s join game g on g.id = s.game
     where s.id = $1 and s.user_id = $2 and s.platform = $3 and g.code = $4 and g.enabled`,
    [call.session, userId, platform, call.game],
  );
  const session = rows[0];
  if (!at || at.maintenance || !session) throw new Refused('unknown_session');
  const user = await tx.query('select from player where id = $1 and enable', [userId]);
  if (user.rowCount === 0) throw new Refused('account_blocked');
  // Outside the opening hours no stake is accepted (E9); wins are still credited.
  if (!parts.settings.opening.isOpen(parts.clock.local())) throw new Refused('platform_closed');
  await requirePlay(tx, userId, session.session_id);
  await assertWithinStakeLimit(tx, userId, call.amount, ['stake', 'loss']);
  const round = await lockRound(tx, platform, call.round);
  if (round && (round.user_id !== userId || round.game !== session.game)) throw new Refused('unknown_round');
  if (round && round.payout !== null) throw new Refused('round_over');
  await post(parts, tx, wallet('game_bet', { platform, id: call.id, userId, amount: -call.amount }));
  await tx.query(
    `insert into game_round (platform, ref, user_id, game, stake, booked, at) values ($1, $2, $3, $4, $5, true, app_now())
     on conflict (platform, ref) do update set stake = game_round.stake + excluded.stake`,
    [platform, call.round, userId, session.game, call.amount],
  );
}

async function win(
  parts: GamesParts,
  tx: Tx,
  platform: string,
  userId: bigint,
  call: WalletCall<'win'>,
): Promise<void> {
  const round = await lockRound(tx, platform, call.round);
  if (!round || round.user_id !== userId || round.code !== call.game || round.stake === 0n) {
    throw new Refused('unknown_round');
  }
  if (round.payout !== null) throw new Refused('round_over');
  await post(parts, tx, wallet('game_win', { platform, id: call.id, userId, amount: call.amount }));
  await tx.query('update game_round set payout = $3 where platform = $1 and ref = $2', [
    platform,
    call.round,
    call.amount,
  ]);
}

/** Refunds a bet and returns the refunded amount: zero if the bet took nothing. */
async function rollback(
  parts: GamesParts,
  tx: Tx,
  platform: string,
  userId: bigint,
  call: WalletCall<'rollback'>,
): Promise<Amount> {
  const undone = await storedCall(tx, platform, call.bet);
  if (!undone) {
    // The bet may still arrive: a tombstone under its id makes sure that it is refused.
    await tx.query(
      `insert into game_wallet_call (platform, id, kind, round, user_id, amount, body_hash, status, answer, at)
       values ($1, $2, 'tombstone', $3, $4, 0, $5, 409, '{"code": "tombstone"}', app_now())`,
      [platform, call.bet, call.round, userId, bodyHash(['tombstone', call.bet])],
    );
    return ZERO;
  }
  if (undone.kind === 'tombstone' && undone.user_id === userId) return ZERO;
  if (undone.kind !== 'bet' || undone.user_id !== userId || undone.round !== call.round) {
    throw new Refused('conflict');
  }
  // The bet was refused, or already rolled back.
  if (undone.status !== 200 || undone.undone) return ZERO;
  const round = (await lockRound(tx, platform, call.round))!;
  if (round.payout !== null) throw new Refused('already_won');
  await post(parts, tx, wallet('game_rollback', { platform, id: call.id, userId, amount: undone.amount }));
  await tx.query('update game_wallet_call set undone = true where platform = $1 and id = $2', [
    platform,
    call.bet,
  ]);
  await tx.query('update game_round set stake = stake - $3 where platform = $1 and ref = $2', [
    platform,
    call.round,
    undone.amount,
  ]);
  return undone.amount;
}

async function post({ ledger }: GamesParts, tx: Tx, posting: ReturnType<typeof wallet>): Promise<void> {
  if (posting) await ledger.post(tx, [posting]);
}

interface StoredCall extends Record<string, unknown> {
  readonly kind: Kind | 'tombstone';
  readonly round: string;
  readonly user_id: bigint;
  readonly amount: Amount;
  readonly body_hash: Buffer;
  readonly status: number;
  readonly answer: CallbackAnswer['body'];
  readonly undone: boolean;
}

async function storedCall(tx: Tx, platform: string, id: string): Promise<StoredCall | undefined> {
  const { rows } = await tx.query<StoredCall>(
    `select kind, round, user_id, amount, body_hash, status, answer, undone
     from game_wallet_call where platform = $1 and id = $2`,
    [platform, id],
  );
  return rows[0];
}

interface RoundRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly game: string;
  readonly code: string;
  readonly stake: Amount;
  readonly payout: Amount | null;
}

async function lockRound(tx: Tx, platform: string, ref: string): Promise<RoundRow | undefined> {
  const { rows } = await tx.query<RoundRow>(
    `select r.user_id, r.game, g.code, r.stake, r.payout from game_round r join game g on g.id = r.game
     where r.platform = $1 and r.ref = $2 for update of r`,
    [platform, ref],
  );
  return rows[0];
}

async function playerOf(tx: Tx, name: string): Promise<bigint | undefined> {
  return (await usersNamed(tx, [name])).get(name);
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof Refused) return error.code;
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'balance_insufficient') return 'insufficient';
  return lasting.has(error.code) ? error.code : undefined;
}

function refusal(code: string): CallbackAnswer {
  return { status: 409, body: { code } };
}

const causes = { bet: 'bet', win: 'win', rollback: 'refund' } as const;

function tell({ emit }: GamesParts, userId: bigint, kind: Kind, balance: Amount, seq: number): void {
  emit.user(userId, 'balance', {
    balance: printAmount(balance),
    currency: GAME_CURRENCY,
    cause: causes[kind],
    seq,
  });
}
