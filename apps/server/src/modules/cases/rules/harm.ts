import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, type Mark, type Names, type Span, type Strength } from './rule.ts';

/** Kinds of markers of harm (RP13), each with its rule. */
const markers: Readonly<
  Record<
    string,
    { readonly id: string; readonly strength: Strength; readonly title: Names; readonly counted: Names }
  >
> = {
  raises: {
    id: 'limits-raised',
    strength: 'strong',
    title: { enUs: 'Limits raised twice in 30 days', zhCn: '30 天内两次放宽限额' },
    counted: { enUs: 'Times raised', zhCn: '放宽次数' },
  },
  chasing: {
    id: 'chasing-losses',
    strength: 'strong',
    title: { enUs: 'Bets within a minute of a loss', zhCn: '亏损后 60 秒内追注' },
    counted: { enUs: 'Requests soon after a loss', zhCn: '追注次数' },
  },
  nights: {
    id: 'night-play',
    strength: 'strong',
    title: { enUs: 'Play at night on three nights', zhCn: '三个夜晚 02:00–05:00 投注' },
    counted: { enUs: 'Nights', zhCn: '夜数' },
  },
  deposits: {
    id: 'many-deposits',
    strength: 'medium',
    title: { enUs: 'Many deposits in a day', zhCn: '一天多次存款' },
    counted: { enUs: 'Deposits', zhCn: '存款次数' },
  },
};

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly kind: string;
  readonly day: string;
  readonly count: number;
}

/** Markers of harm of a span by its kind; with a player, only of this one. */
export async function harmMarks(
  tx: Tx,
  span: Span,
  user?: bigint,
): Promise<ReadonlyMap<string, readonly Mark[]>> {
  const { rows } = await tx.query<Row>(
    `select user_id, kind, day::text, count from harm_recent
     where at >= $1 and at < $2 and ($3::bigint is null or user_id = $3) order by at, user_id, kind limit $4`,
    [span.from, span.to, user ?? null, MARKS_MAX],
  );
  const marks = rows.map(({ kind, user_id: userId, day, count }) => ({
    kind,
    mark: { userId, key: day, facts: { day, count } },
  }));
  return new Map(
    [...Map.groupBy(marks, ({ kind }) => kind)].map(([kind, of]) => [kind, of.map(({ mark }) => mark)]),
  );
}

const harmRule = ([kind, { id, strength, title, counted }]: [
  string,
  (typeof markers)[string],
]): CaseRule => ({
  id,
  title,
  version: 1,
  kind: 'care',
  strength,
  dueHours: strength === 'strong' ? 24 : 72,
  facts: [
    { id: 'day', name: { enUs: 'Day', zhCn: '日期' }, unit: 'text' },
    { id: 'count', name: counted, unit: 'count' },
  ],
  async find(tx, span) {
    return (await harmMarks(tx, span)).get(kind) ?? [];
  },
});

/** The rules of the markers of harm, by the kind of the marker. */
export const harmRules: ReadonlyMap<string, CaseRule> = new Map(
  Object.entries(markers).map((one) => [one[0], harmRule(one)]),
);
