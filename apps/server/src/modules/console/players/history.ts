import { type Amount, type MovementType, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import type { Store } from '../../../store/index.ts';
import { logAbout } from '../../event-log/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { appliedTo } from '../command-row.ts';
import { playerActions } from './profile.ts';

interface Asked {
  readonly id: number;
  readonly before?: number | undefined;
  readonly size: number;
}

/** The rows of a page, and the id to go on from. */
function paged<Row extends { readonly id: number }>(rows: readonly Row[], size: number) {
  const items = rows.slice(0, size);
  return { items, next: rows.length > size ? items.at(-1)!.id : null };
}

/**
 * Entries of the main balance, the newest first. The balance after each is the balance now without all later entries; both are read in
 * one statement. `nameOf`: the name of a movement.
 */
export async function playerEntries(
  store: Pick<Store, 'query'>,
  { id, before, size }: Asked,
  nameOf: (kind: MovementType) => string,
): Promise<ConsoleReplyOf<'consolePlayerEntries'>> {
  const { rows } = await store.query<{
    id: bigint;
    kind: MovementType;
    key: string;
    amount: Amount;
    after: Amount;
    at: Date;
  }>(
    `with own as (
       select b.id as account_id, b.balance from player_account u
       join player_balance b on b.user_id = u.id and b.kind = 'main' and b.currency = u.currency where u.id = $1
     ), page as (
       select e.id, e.kind, e.key, e.amount, e.at from player_movement e, own
       where e.user_id = $1 and e.account_id = own.account_id and ($2::bigint is null or e.id < $2) order by e.id desc limit $3
     ), later as (
       select coalesce(sum(e.amount), 0) as amount from player_entry e, own
       where e.user_id = $1 and e.account_id = own.account_id and e.id > (select max(id) from page)
     )
     select p.id, p.kind, p.key, p.amount, p.at,
       (own.balance - later.amount - sum(p.amount) over (order by p.id desc) + p.amount)::bigint as after
     from page p, own, later order by p.id desc`,
    [id, before ?? null, size + 1],
  );
  return paged(
    rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      name: nameOf(row.kind),
      key: row.key,
      amount: printAmount(row.amount),
      after: printAmount(row.after),
      at: row.at.getTime(),
    })),
    size,
  );
}

/** Bets of a player, the newest first. */
export async function playerBets(
  store: Pick<Store, 'query'>,
  { id, before, size }: Asked,
): Promise<ConsoleReplyOf<'consolePlayerBets'>> {
  const { rows } = await store.query<{
    id: bigint;
    draw_id: bigint;
    lottery_id: string;
    issue: string;
    play_id: string;
    stake: Amount;
    payout: Amount | null;
    state: string;
    placed_at: Date;
  }>(
    `select id, draw_id, lottery_id, issue, play_id, stake, payout, state, placed_at from bet_state
     where user_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [id, before ?? null, size + 1],
  );
  return paged(
    rows.map((row) => ({
      id: Number(row.id),
      draw: Number(row.draw_id),
      lottery: row.lottery_id,
      issue: row.issue,
      play: row.play_id,
      stake: printAmount(row.stake),
      payout: row.payout === null ? null : printAmount(row.payout),
      state: row.state,
      at: row.placed_at.getTime(),
    })),
    size,
  );
}

/** What the player did and what was done about them, without details, the newest first. */
export async function playerTimeline(
  store: Pick<Store, 'query'>,
  { id, before, size }: Asked,
): Promise<ConsoleReplyOf<'consolePlayerTimeline'>> {
  const limits = { before, limit: size + 1 };
  const events = await logAbout(store, BigInt(id), limits);
  const commands = await appliedTo(store, playerActions, String(id), limits);
  const all = [
    ...events.map((event) => ({
      id: Number(event.id),
      at: event.at.getTime(),
      actor: event.actor,
      action: event.action,
      result: event.result,
    })),
    ...commands.map((command) => ({
      id: Number(command.id),
      at: command.at.getTime(),
      actor: `operator:${command.maker_id}`,
      action: command.action,
      result: 'applied',
    })),
  ].sort((one, other) => other.id - one.id);
  const names = await operatorNames(
    store,
    all.flatMap(({ actor }) => /^operator:(\d{1,16})$/.exec(actor)?.[1] ?? []),
  );
  return paged(
    all.map(({ actor, ...event }) => ({
      ...event,
      by: actor.startsWith('operator:') ? 'operator' : actor.startsWith('player:') ? 'player' : 'service',
      byName: names.get(actor) ?? null,
    })),
    size,
  );
}
