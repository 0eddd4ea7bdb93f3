import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, ZERO } from '@tessera/protocol/money';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedKey } from '../../platform/storage/index.ts';
import { amountFrom } from '../settings/index.ts';
import { type BalanceCause, isFelt } from './balance-moves.ts';

type UserData = CallReply<'GET /api/user/data'>;
type BalanceReply = CallReply<'POST /api/user/balance'>;

/** Number of the account whose session this device holds. */
export const KEPT_ID = storedKey<number>('USER_ID');

/** Figures of this session, by the server (RP6). */
export interface SessionFigures {
  /** ms since the epoch. */
  startedAt: number;
  staked: Amount;
  returned: Amount;
  net: Amount;
}

/** What the client holds of the player (R3.1). */
export interface User {
  /** Number of the account, also while the service cannot be asked for anything else of it; 0 for visitors. */
  id: number;
  /** Profile; absent until loaded. */
  info: UserData['info'] | undefined;
  /** Balance by platform. */
  balance_game: Readonly<Record<string, Amount>>;
  activity: readonly string[];
  group: UserData['group'] | undefined;
  vip: UserData['vip'] | undefined;
  /** Main balance. */
  balance: Amount;
  /** How often a bet, a win or a transfer has changed it since the page stands. */
  balanceMoves: number;
  /** Wallet address waiting to be bound, or bound; empty for none. */
  eth_bind_address: string;
  session: SessionFigures | undefined;
  /** False for a disabled account, which is about to be signed out (R4.2). */
  enable: boolean;
  /** The player's data is here. False for visitors. */
  loaded: boolean;
}

const visitor: User = {
  id: 0,
  info: undefined,
  balance_game: {},
  activity: [],
  group: undefined,
  vip: undefined,
  balance: ZERO,
  balanceMoves: 0,
  eth_bind_address: '',
  session: undefined,
  enable: true,
  loaded: false,
};

const userStore = createStore<User>(() => visitor);

/** One part of the player: `const balance = useUser((user) => user.balance)`. */
export function useUser<Part>(select: (user: User) => Part): Part {
  return useStore(userStore, select);
}

/** The player for code outside React. */
export function user(): User {
  return userStore.getState();
}

/** Replaces the whole state by what the service answered (R7.10). */
export function takeUserData(data: UserData): void {
  userStore.setState({
    id: data.info.id,
    info: data.info,
    activity: data.activity,
    group: data.group,
    vip: data.vip,
    eth_bind_address: data.eth_bind_address,
    enable: data.enable,
    loaded: true,
    ...moneyOf(data),
  });
}

/** Whose session this is, where the service cannot be asked: so much is kept on the device. */
export function takeKeptId(id: number): void {
  userStore.setState({ id });
}

/** Takes in the answer of a balance call; of a poll the cause is not known. */
export function takeBalance(reply: BalanceReply, cause?: BalanceCause): void {
  const money = moneyOf(reply);
  userStore.setState((user) => ({ ...money, ...movesOf(user, money.balance, cause) }));
}

/** Takes in the main balance that came with another answer, such as a placed bet, or by itself. Decimal text of the wire. */
export function takeMainBalance(text: string, cause: BalanceCause = 'bet'): void {
  const balance = amountFrom(text) ?? ZERO;
  userStore.setState((user) => ({ balance, ...movesOf(user, balance, cause) }));
}

/** Takes in balances of game platforms, decimal text of the wire; those of others stay (R7.10). */
export function takeGameBalances(balances: Readonly<Record<string, string>>): void {
  userStore.setState(({ balance_game }) => ({ balance_game: { ...balance_game, ...amountsOf(balances) } }));
}

/** Remembers the wallet address a login is to bind (`pocket_need_bind`). */
export function setBindAddress(address: string): void {
  userStore.setState({ eth_bind_address: address });
}

/** Nobody is signed in any more. */
export function clearUser(): void {
  userStore.setState(visitor);
}

function movesOf(user: User, balance: Amount, cause: BalanceCause | undefined): Partial<User> {
  return user.balance !== balance && isFelt(cause) ? { balanceMoves: user.balanceMoves + 1 } : {};
}

function moneyOf({
  balance,
  balance_game,
  session,
}: BalanceReply): Pick<User, 'balance' | 'balance_game' | 'session'> {
  return {
    balance: amountFrom(balance) ?? ZERO,
    balance_game: amountsOf(balance_game),
    session: {
      startedAt: session.startedAt,
      staked: amountFrom(session.staked) ?? ZERO,
      returned: amountFrom(session.returned) ?? ZERO,
      net: amountFrom(session.net) ?? ZERO,
    },
  };
}

function amountsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, Amount>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, amountFrom(text) ?? ZERO]));
}
