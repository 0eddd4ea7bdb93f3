import { type FreeInboxKind, type Quiet, quietPushKinds, zoneNamed } from '@tessera/protocol';
import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import type { InboxDeps } from './deps.ts';

type Settings = ReplyOf<'userInboxSettings'>;

interface Row extends Record<string, unknown> {
  readonly off: FreeInboxKind[];
  readonly push_off: FreeInboxKind[];
  readonly push_amounts: boolean;
  readonly quiet: Quiet | null;
}

/** What is announced to a player; without a choice of theirs everything is, at any hour, and what cannot wait by push messages too. */
export async function readSettings(userId: bigint, { store }: Pick<InboxDeps, 'store'>): Promise<Settings> {
  const { rows } = await store.query<Row>(
    `select off, push_off, push_amounts,
       case when zone is not null then jsonb_build_object('from', quiet_from, 'to', quiet_to, 'zone', zone) end as quiet
     from inbox_setting where user_id = $1`,
    [userId],
  );
  const [row] = rows;
  return {
    off: row?.off ?? [],
    push_off: row?.push_off ?? [...quietPushKinds],
    push_amounts: row?.push_amounts ?? false,
    quiet: row?.quiet ?? null,
  };
}

/** Replaces a player's settings. They hold for events from now on. */
export async function setSettings(
  userId: bigint,
  { off, push_off, push_amounts, quiet }: InputOf<'userInboxSettingsSet'>,
  { store, emit }: InboxDeps,
): Promise<Settings> {
  await store.query(
    `insert into inbox_setting (user_id, off, quiet_from, quiet_to, zone, push_off, push_amounts, at)
       values ($1, $2, $3, $4, $5, $6, $7, app_now())
     on conflict (user_id) do update set off = excluded.off, push_off = excluded.push_off,
       push_amounts = excluded.push_amounts, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
       zone = excluded.zone, at = excluded.at`,
    [
      userId,
      [...new Set(off)].sort(),
      quiet?.from ?? null,
      quiet?.to ?? null,
      // One spelling for each zone, so that they can be counted.
      quiet ? zoneNamed(quiet.zone)! : null,
      [...new Set(push_off)].sort(),
      push_amounts,
    ],
  );
  emit.user(userId, 'inbox:settings', {});
  return readSettings(userId, { store });
}
