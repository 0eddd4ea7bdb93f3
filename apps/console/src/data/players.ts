import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../platform/call.ts';
import type { TextKey } from '../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../platform/query.ts';
import type { StateTone } from '../platform/tones.ts';

export type PlayerRow = ConsoleReply<'/console/player/list'>['items'][number];
export type Player = ConsoleReply<'/console/player/get'>;
export type PlayerView = NonNullable<ConsolePayload<'/console/player/list'>['view']>;
export type Field = Player['reveals'][number];

/** Calls that list what belongs to one player. */
type History =
  | '/console/player/entries'
  | '/console/player/bets'
  | '/console/player/timeline'
  | '/console/player/notes';

/** One page of players. */
export function usePlayers(asked: ConsolePayload<'/console/player/list'>) {
  return useAnswer({
    queryKey: ['players', asked],
    queryFn: () => call('/console/player/list', asked),
    placeholderData: keepPreviousData,
  });
}

/** One player, masked by the role. */
export function usePlayer(id: number) {
  return useAnswer({
    queryKey: ['player', id],
    queryFn: () => call('/console/player/get', { id }),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}

/** One page of what belongs to a player, the newest first. */
export function useHistory<P extends History>(path: P, id: number, before: number | undefined) {
  const asked = { id, size: 30, ...(before === undefined ? {} : { before }) };
  return useAnswer<ConsoleReply<P>>({
    queryKey: ['player history', path, asked],
    // Safe cast: the four calls have the same payload.
    queryFn: () => call(path, asked as ConsolePayload<P>),
    placeholderData: keepPreviousData as never,
  });
}

/** Name and tone of an account's state: what keeps the player away comes first. */
export function standingOf({ enabled, guard }: Pick<PlayerRow, 'enabled' | 'guard'>): {
  readonly text: TextKey;
  readonly tone: StateTone;
} {
  if (!enabled) return { text: 'player_disabled', tone: 'bad' };
  if (guard === 'exclusion') return { text: 'player_excluded', tone: 'warn' };
  if (guard === 'break') return { text: 'player_break', tone: 'info' };
  return { text: 'player_normal', tone: 'ok' };
}

/** State of the verified name. */
export const identityText = {
  verified: 'identity_verified',
  unclear: 'identity_unclear',
  refused: 'identity_refused',
} as const satisfies Readonly<Record<NonNullable<PlayerRow['identity']>, TextKey>>;

/** Name of a field that can be revealed. */
export const fieldText = {
  name: 'field_real_name',
  account: 'field_account',
  phone: 'field_phone',
  email: 'field_email',
  birth: 'field_birth',
} as const satisfies Readonly<Record<Field, TextKey>>;
