import { printAmount } from '@tessera/protocol';
import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext, type CallSession } from '../../http/index.ts';
import { once } from '../../store/index.ts';
import type { IdentityParts } from './deps.ts';
import { figuresOf, sessionFlow } from './session-figures.ts';
import { findUser } from './users.ts';
import { walletsOf } from './wallet/bound-wallets.ts';

/** The user state (R3.1) of the caller. */
export async function userData(
  session: CallSession,
  context: CallContext,
  parts: IdentityParts,
): Promise<ReplyOf<'userData'>> {
  const [user, balance, wallets, vip, activity, rebateMax] = await Promise.all([
    findUser(parts.store, session.userId),
    balanceOf(session, parts),
    walletsOf(parts.store, session.userId),
    vipOf(session, parts),
    joinedBy(session, parts),
    rebateMaxOf(session, parts),
  ]);
  if (!user || user.kind === 'operator') throw new Error('the player of a session does not exist');
  return {
    info: {
      id: Number(user.id),
      user_name: user.user_name,
      kind: user.kind,
      currency: user.currency,
      created_at: user.created_at.getTime(),
      avatar: user.avatar,
      rebate_ppm: user.rebate_ppm,
      rebate_max_ppm: rebateMax,
    },
    user_name: user.user_name,
    language: user.language,
    ...(user.theme === null ? {} : { theme: user.theme }),
    enable: user.enable,
    activity,
    group: { id: user.group_id, name: parts.platform.languages.text(context.language, 'group_standard') },
    vip,
    eth_bind_address: wallets[0]?.wallet.text ?? '',
    ...balance,
  };
}

/** The VIP level held and the one announced; a trial account has none. */
async function vipOf(
  { userId, kind }: CallSession,
  { store }: Pick<IdentityParts, 'store'>,
): Promise<ReplyOf<'userData'>['vip']> {
  if (kind === 'trial') return { level: 0, announced: 0 };
  const { rows } = await store.query<{ level: number; announced: number }>(
    'select vip_level($1) as level, vip_announced($1) as announced',
    [userId],
  );
  return rows[0]!;
}

/** The rate of today of a member of a team, in ppm; null for other players. */
async function rebateMaxOf(
  { userId }: CallSession,
  { store }: Pick<IdentityParts, 'store'>,
): Promise<number | null> {
  const { rows } = await store.query<{ ppm: number | null }>(
    'select team_rate_on($1, platform_day(app_now())) as ppm',
    [userId],
  );
  return rows[0]!.ppm;
}

/** Offers that the player takes part in. */
async function joinedBy({ userId }: CallSession, { store }: Pick<IdentityParts, 'store'>): Promise<string[]> {
  const { rows } = await store.query<{ ids: string[] }>('select activities_joined($1) as ids', [userId]);
  return rows[0]!.ids;
}

/** Main balance, platform balances, and the figures of this session; amounts are exact to 4 places (L14). */
export async function balanceOf(
  session: CallSession,
  { store, ledger }: IdentityParts,
): Promise<ReplyOf<'userBalance'>> {
  const [balance, onPlatforms, flow] = await Promise.all([
    ledger.balanceOf(session.userId, session.currency),
    ledger.platformBalances(session.userId, session.currency),
    sessionFlow(store, session),
  ]);
  return {
    balance: printAmount(balance),
    balance_game: Object.fromEntries(
      [...onPlatforms].map(([platform, amount]) => [platform, printAmount(amount)]),
    ),
    session: figuresOf(session, flow),
  };
}

/** Changes the caller's profile. Errors: `validation_failed` for a language or theme that is not offered. */
export async function modifyUser(
  session: CallSession,
  change: InputOf<'userModify'>,
  rid: string,
  { store, platform }: IdentityParts,
): Promise<Record<string, never>> {
  if (change.language !== undefined && !platform.languages.messages(change.language)) {
    throw new AppError('validation_failed', { field: 'language' });
  }
  if (change.theme !== undefined && !platform.themes.find(change.theme)) {
    throw new AppError('validation_failed', { field: 'theme' });
  }
  return store.tx((tx) =>
    once(tx, { userId: session.userId, scope: 'user/data/modify', rid, body: change }, async () => {
      await tx.query(
        `update user_account set language = coalesce($2, language), theme = coalesce($3, theme),
           avatar = coalesce($4, avatar) where id = $1`,
        [session.userId, change.language ?? null, change.theme ?? null, change.avatar ?? null],
      );
      return {};
    }),
  );
}
