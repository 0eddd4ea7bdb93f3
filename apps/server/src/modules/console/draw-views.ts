import { amountOf, printAmount } from '@tessera/protocol';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError, type OperatorSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import {
  corrections,
  dateOfZone,
  drawsOfDay,
  feedReports,
  journalOf,
  type SeenDraw,
  seenDraw,
  waitingCount,
  waitingDraws,
} from '../draws/index.ts';
import { readLottery } from '../lotteries/index.ts';
import { type PendingCommand, pendingOf } from './command-row.ts';

type Row = ConsoleReplyOf<'consoleDrawList'>['items'][number];

const decisions = ['result.enter', 'result.void', 'result.correct'] as const;

/** A page of draws. Errors: `not_found` for an unknown lottery. */
export async function drawPage(
  store: Store,
  { view, lottery, day, before, size }: ConsoleInputOf<'consoleDrawList'>,
  { now, zone, caller }: { now: number; zone: string; caller: OperatorSession },
): Promise<ConsoleReplyOf<'consoleDrawList'>> {
  const about = lottery === undefined ? undefined : await readLottery(store, lottery);
  if (lottery !== undefined && !about) throw new AppError('not_found');
  const of = { zone: about?.zone ?? zone, day: day ?? dateOfZone(about?.zone ?? zone, now) };
  const rows =
    view === 'waiting'
      ? await waitingDraws(store, size)
      : await drawsOfDay(store, { lottery, ...of, before, size: size + 1 });
  const page = rows.slice(0, size);
  const pending = await pendingOf(
    store,
    decisions,
    page.map(({ id }) => String(id)),
  );
  return {
    items: page.map((row) => shownRow(row, pending, caller)),
    next: rows.length > size ? page.at(-1)!.draw_at.getTime() : null,
    waiting: await waitingCount(store),
    ...of,
  };
}

/** One draw with its journal and proofs. Errors: `not_found`. */
export async function drawDetail(
  store: Store,
  id: number,
  { site, caller }: { site: string; caller: OperatorSession },
): Promise<ConsoleReplyOf<'consoleDrawGet'>> {
  const draw = await seenDraw(store, BigInt(id));
  if (!draw) throw new AppError('not_found');
  const pending = await pendingOf(store, decisions, [String(id)]);
  const [journal, reports, corrected] = [
    await journalOf(store, draw.id),
    await feedReports(store, draw.id),
    await corrections(store, draw.id),
  ];
  return {
    ...shownRow(draw, pending, caller),
    openAt: draw.open_at.getTime(),
    sealedAt: draw.sealed_at?.getTime() ?? null,
    drawnAt: draw.drawn_at?.getTime() ?? null,
    settledAt: draw.settled_at?.getTime() ?? null,
    round: draw.round === null ? null : Number(draw.round),
    descriptorHash: draw.descriptor_hash?.toString('hex') ?? null,
    journal: journal.map(({ seq, kind, digest, hash, at }) => ({
      seq: Number(seq),
      kind,
      digest: digest.toString('hex'),
      hash: hash.toString('hex'),
      at: at.getTime(),
    })),
    reports: reports.map(({ revision, result, at }) => ({
      revision,
      result: result as NonNullable<Row['result']>,
      at: at.getTime(),
    })),
    corrections: corrected.map(({ number, result, at, done_at }) => ({
      number,
      result: result as NonNullable<Row['result']>,
      at: at.getTime(),
      doneAt: done_at?.getTime() ?? null,
    })),
    verifyUrl:
      site === '' ? null : `${site.replace(/\/$/, '')}/#/verify?lottery=${draw.lottery}&issue=${draw.issue}`,
  };
}

function shownRow(
  row: SeenDraw,
  pending: ReadonlyMap<string, PendingCommand>,
  { operatorId }: OperatorSession,
): Row {
  const command = pending.get(String(row.id));
  return {
    id: Number(row.id),
    lottery: row.lottery,
    name: { ...row.name },
    family: row.family,
    issue: row.issue,
    source: row.source,
    state: row.state,
    closeAt: row.close_at.getTime(),
    drawAt: row.draw_at.getTime(),
    bets: row.bets,
    stakes: printAmount(amountOf(row.stake_total)),
    result: row.result as Row['result'],
    resultSource: row.result_source,
    corrected: row.corrected as Row['corrected'],
    voidReason: row.void_reason,
    pendingAt: row.pending_at?.getTime() ?? null,
    overdueAt: row.overdue_at?.getTime() ?? null,
    command: command
      ? {
          id: Number(command.id),
          action: command.action,
          own: command.maker_id === operatorId,
          by: command.person,
        }
      : null,
  };
}
