import type { MessageKey } from '@tessera/messages';
import { type Amount, amountOf, dayIn, formatTime, printAmount } from '@tessera/protocol';
import { CSV_START, csvLines } from '@tessera/protocol/csv';
import { maskName } from '@tessera/rewards';
import type { Download } from '../../http/index.ts';
import { allBelow, type Below } from './below.ts';
import type { ReportDeps } from './deps.ts';
import { amountSums, countSums, netOf, type Sums } from './sums.ts';
import type { Wanted } from './tickets.ts';

/** Members in one part of the file. */
const PART = 1_000;

/** Heads of the columns, in their order. */
const HEADS = [
  'report_csv_level',
  'report_csv_name',
  'report_csv_upline',
  'report_csv_kind',
  'report_csv_rate',
  'report_csv_joined',
  'report_csv_deposits',
  'report_csv_withdrawals',
  'report_csv_stake',
  'report_csv_payout',
  'report_csv_rebate',
  'report_csv_rewards',
  'report_csv_net',
  'report_csv_bets',
  'report_csv_mine',
] as const satisfies readonly MessageKey[];

/**
 * The members below an agent as CSV, each with the own sums of the range, so that the columns add up to the team. Names are masked.
 * Parts are read one after the other, so money that moves meanwhile may be in the later ones.
 */
export function teamFile(wanted: Wanted, deps: ReportDeps): Download {
  return {
    name: `team-${wanted.from}-${wanted.to}.csv`,
    type: 'text/csv; charset=utf-8',
    parts: partsOf(wanted, deps),
  };
}

async function* partsOf(wanted: Wanted, deps: ReportDeps): AsyncGenerator<string> {
  const { store, settings, texts } = deps;
  const text = (key: MessageKey): string => texts.text(wanted.language, key);
  const zone = settings.get('timeZone');
  const today = dayIn(await deps.clock.now(), zone);
  yield CSV_START + csvLines([HEADS.map(text)]);
  const kinds = { player: text('report_csv_player'), agent: text('report_csv_agent') };
  for await (const members of allBelow(store, wanted.of, PART)) {
    const rows = await rowsOf(members, wanted, today, deps);
    yield csvLines(rows.map(({ row, mine }) => [...cellsOf(row, kinds, zone), printAmount(mine)]));
  }
}

interface Row extends Sums {
  readonly level: number;
  readonly user_name: string;
  readonly upline: string;
  readonly kind: Below['kind'];
  readonly rate: number;
  readonly at: Date;
  readonly bets: number;
  readonly user_id: bigint;
}

async function rowsOf(
  members: readonly Below[],
  wanted: Wanted,
  today: string,
  { store, commission }: Pick<ReportDeps, 'store' | 'commission'>,
): Promise<{ row: Row; mine: Amount }[]> {
  const ids = members.map(({ userId }) => userId);
  const mine = await commission.earned(wanted.userId, ids, wanted);
  const { rows } = await store.query<Row>(
    `select m.id as user_id, m.level, p.user_name, u.user_name as upline, n.kind, coalesce(team_rate_on(m.id, $6), 0) as rate, n.at, s.*
     from unnest($1::bigint[], $2::integer[]) with ordinality m (id, level, place)
     join team_node n on n.user_id = m.id
     join player p on p.id = m.id
     join player u on u.id = n.parent
     cross join lateral (
       select ${amountSums}, ${countSums} from player_day d where d.user_id = m.id and d.currency = $3 and d.day between $4 and $5
     ) s
     order by m.place`,
    [ids, members.map(({ level }) => level), wanted.currency, wanted.from, wanted.to, today],
  );
  return rows.map((row) => ({ row, mine: mine.get(row.user_id)?.amount ?? amountOf(0n) }));
}

function cellsOf(row: Row, kinds: Readonly<Record<Below['kind'], string>>, zone: string): string[] {
  const amounts = [
    row.deposits,
    row.withdrawals,
    row.stake,
    row.payout,
    row.rebate,
    row.rewards,
    netOf(row),
  ].map((amount) => printAmount(amount as Amount));
  return [
    String(row.level),
    maskName(row.user_name),
    maskName(row.upline),
    kinds[row.kind],
    `${(row.rate / 10_000).toFixed(2)}%`,
    formatTime(row.at.getTime(), 'datetime', zone),
    ...amounts,
    String(row.bets),
  ];
}
