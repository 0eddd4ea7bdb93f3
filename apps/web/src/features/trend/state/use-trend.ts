import { dayIn } from '@tessera/protocol/time';
import type { Family } from '@tessera/rules';
import { type Draw, type TrendZone, tracksOf, trendZones } from '@tessera/rules/statistics';
import { useMemo, useState } from 'react';
import { useDraws } from '../../../data/draws/index.ts';
import type { Lists } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useTrendDraws } from '../api/trend.ts';
import type { ChartOptions } from '../canvas/look.ts';
import type { Picks } from '../model/carry.ts';
import { layout } from '../model/layout.ts';
import type { TrendDraw } from '../model/sheet.ts';
import type { TrendSpan } from '../model/span.ts';
import { type ViewName, viewsOf, type ZoneGroup } from '../model/views.ts';

export type LotteryInfo = Lists['LOTTERY_LIST'][number];

/** Zoom steps of a chart. */
export const zooms: readonly number[] = [0.8, 1, 1.25];

/** The selections of a trend and its draws. */
export function useTrend(lottery: LotteryInfo) {
  const family = lottery.family as Family;
  const zones = useMemo(() => trendZones(family), [family]);
  const tracks = useMemo(() => tracksOf(family), [family]);
  const groups = useMemo(() => layout.groupsOf(family, zones), [family, zones]);
  const [view, setView] = useState<ViewName>('numbers');
  const [groupKey, setGroup] = useState(groups[0]?.key ?? '');
  const [span, setSpan] = useState<TrendSpan>({ count: layout.count });
  const [table, setTable] = useState(false);
  const [zoom, setZoom] = useState<number>(1);
  const [picks, setPicks] = useState<Picks>({});
  const [options, setOptions] = useState<ChartOptions>({
    lines: true,
    omission: true,
    bars: false,
    ruled: true,
    figures: true,
    newestFirst: false,
  });
  const newest = useDraws(lottery.id)?.last?.issue ?? '';
  const [seen, setSeen] = useState(newest);
  if (seen === '' && newest !== '') setSeen(newest);
  const { trend, failed, retry } = useTrendDraws(lottery.id, span, newest);
  const draws = useMemo(() => drawsOf(trend?.items ?? []), [trend]);
  const earlier = useMemo(() => [...(trend?.earlier ?? [])].reverse() as Draw[], [trend]);
  const group: ZoneGroup = groups.find(({ key }) => key === groupKey) ?? groups[0] ?? { key: '', zones: [] };
  return {
    lottery,
    family,
    zones,
    tracks,
    groups,
    views: viewsOf(zones, tracks),
    view,
    setView,
    group,
    setGroup,
    span,
    setSpan,
    today: dayIn(now(), lottery.zone),
    table,
    setTable,
    zoom,
    setZoom,
    options,
    setOption: (change: Partial<ChartOptions>) => setOptions((before) => ({ ...before, ...change })),
    picks,
    pick: (zone: string, column: number) => setPicks((before) => toggled(before, zone, column)),
    clearPicks: () => setPicks({}),
    draws,
    items: trend?.items,
    earlier,
    shown: shownZones(view, group, zones),
    fresh: seen !== '' && seen !== newest ? newest : undefined,
    failed: failed && !trend,
    retry,
    cut: trend?.cut === true,
    simulated: trend?.items.some(({ beacon }) => beacon === 'simulated') === true,
    sample: trend?.items.some((item) => item.sample) === true,
  };
}

export type TrendState = ReturnType<typeof useTrend>;

function shownZones(view: ViewName, group: ZoneGroup, zones: readonly TrendZone[]): readonly TrendZone[] {
  if (view === 'sums') return zones.filter(({ kind }) => kind === 'sum');
  if (view === 'forms') return zones.filter(({ kind }) => kind === 'words');
  return group.zones;
}

/** Draws with a result, oldest first; void draws are left out. */
function drawsOf(items: readonly { issue: string; result: unknown }[]): readonly TrendDraw[] {
  return items
    .flatMap(({ issue, result }) => (result === null ? [] : [{ issue, result: result as Draw }]))
    .reverse();
}

function toggled(picks: Picks, zone: string, column: number): Picks {
  const before = picks[zone] ?? [];
  const after = before.includes(column)
    ? before.filter((other) => other !== column)
    : [...before, column].sort((a, b) => a - b);
  return { ...picks, [zone]: after };
}
