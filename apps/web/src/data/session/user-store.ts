import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, ZERO } from '@tessera/protocol/money';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedKey } from '../../platform/storage/index.ts';
import { amountFrom } from '../settings/index.ts';
import { type BalanceCause, isFelt } from './balance-moves.ts';

type UserData = CallReply<'GET /api/user/data'>;
type BalanceReply = CallReply<'POST /api/user/balance'>;

/** Account id of the session on this device. */
export const KEPT_ID = storedKey<number>('USER_ID');

/** Figures of this session, from the server (RP6). */
export interface SessionFigures {
  /** ms since the epoch. */
  startedAt: number;
  staked: Amount;
  returned: Amount;
  net: Amount;
}

/** The client's state of the player (R3.1). */
export interface User {
  /** Account id, also known while the server is unreachable; 0 for visitors. */
  id: number;
  /** Profile; absent until loaded. */
  info: UserData['info'] | undefined;
  /** Balances by platform. */
  balance_game: Readonly<Record<string, Amount>>;
  activity: readonly string[];
  group: UserData['group'] | undefined;
  vip: UserData['vip'] | undefined;
  /** Main balance. */
  balance: Amount;
  /** Number of balance changes by a bet, a win or a transfer since the page loaded. */
  balanceMoves: number;
  /** Wallet address that is bound or to be bound; empty for none. */
  eth_bind_address: string;
  session: SessionFigures | undefined;
  /** False for a disabled account, which is about to be signed out (R4.2). */
  enable: boolean;
  /** Whether the player's data is loaded; false for visitors. */
  loaded: boolean;
  /** Whether a session is stored whose player is not loaded yet. */
  awaited: boolean;
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
  awaited: false,
};

const userStore = createStore<User>(() => visitor);

/** Selects a part of the player state: `const balance = useUser((user) => user.balance)`. */
export function useUser<Part>(select: (user: User) => Part): Part {
  return useStore(userStore, select);
}

/** The player state for code outside React. */
export function user(): User {
  return userStore.getState();
}

/** Calls `told` with the player after every reply on them. */
export function onUserData(told: (user: User) => void): void {
  userStore.subscribe((user, before) => {
    if (user.vip !== before.vip) told(user);
  });
}

/** Replaces the whole state with the server's reply (R7.10). */
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
    awaited: false,
    ...moneyOf(data),
  });
}

/** Whether there is no session: not known for a player who is about to be loaded. */
export const isVisitor = ({ id, awaited }: User): boolean => id === 0 && !awaited;

/** Notes that a session is stored: until its player is loaded, nobody is taken for a visitor. */
export function awaitUser(): void {
  if (userStore.getState().id === 0) userStore.setState({ awaited: true });
}

/** Sets the stored account id, the only player data kept on the device, while the server is unreachable. */
export function takeKeptId(id: number): void {
  userStore.setState({ id, awaited: false });
}

/** Stores the reply of a balance call; a poll has no cause. */
export function takeBalance(reply: BalanceReply, cause?: BalanceCause): void {
  const money = moneyOf(reply);
  userStore.setState((user) => ({ ...money, ...movesOf(user, money.balance, cause) }));
}

/** Stores a main balance from another reply, such as a placed bet, or from an event. Decimal text of the wire. */
export function takeMainBalance(text: string, cause: BalanceCause = 'bet'): void {
  const balance = amountFrom(text) ?? ZERO;
  userStore.setState((user) => ({ balance, ...movesOf(user, balance, cause) }));
}

/** Stores balances of game platforms, decimal text of the wire; other platforms keep theirs (R7.10). */
export function takeGameBalances(balances: Readonly<Record<string, string>>): void {
  userStore.setState(({ balance_game }) => ({ balance_game: { ...balance_game, ...amountsOf(balances) } }));
}

/** Stores the wallet address that a login is to bind (`pocket_need_bind`). */
export function setBindAddress(address: string): void {
  userStore.setState({ eth_bind_address: address });
}

/** Resets the state to a visitor. */
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
