import type { TrendZone } from '@tessera/rules/statistics';
import { useMemo } from 'react';
import { numbersOf } from '../../../components/draw-result/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import type { Look, RowFact } from '../canvas/look.ts';
import { layout } from '../model/layout.ts';
import { sheetOf, type TrendDraw } from '../model/sheet.ts';
import type { TrendTexts } from './use-texts.ts';
import type { TrendState } from './use-trend.ts';

const { sizes } = layout;
/** Widths of the extra columns at the end of a row. */
const FACT = { figure: 48, word: 72 } as const;

/** The sheet of the displayed zones and its look; `room` is the available width, CSS pixels. */
export function useSheet(trend: TrendState, texts: TrendTexts, room: number) {
  const { shown, draws, earlier, zoom, family, options, fresh, view, zones } = trend;
  const { columnText, zoneName } = texts;
  const drawn = useMemo(() => draws.map(({ result }) => printed(family, result)), [draws, family]);
  const count = drawn[0]?.length ?? 0;
  const drawnWidth = count > layout.drawnMax ? 0 : Math.max(90, 20 + count * (count > 8 ? 16 : 18));
  const facts = useMemo(
    () => (!layout.showsFacts || view !== 'numbers' ? [] : factsOf(zones, draws, columnText, zoneName)),
    [zones, draws, view, columnText, zoneName],
  );
  const sheet = useMemo(() => {
    const left = facts.reduce((width, fact) => width - fact.width, room - sizes.issue - drawnWidth);
    return sheetOf(shown, draws, earlier, { column: sizes.column, room: left, zoom }, columnText);
  }, [shown, draws, earlier, zoom, columnText, room, facts, drawnWidth]);
  const look = useMemo(
    (): Omit<Look, 'palette'> => ({
      options,
      rowHeight: Math.round(sizes.row * zoom),
      ball: Math.round(sizes.ball * zoom),
      fontSize: Math.round(sizes.font * zoom),
      issueWidth: sizes.issue,
      drawnWidth,
      textOf: columnText,
      issueOf: shortIssue,
      drawnOf: (row) => drawn[row] ?? [],
      facts,
      fresh,
    }),
    [options, zoom, columnText, drawnWidth, drawn, facts, fresh],
  );
  return { sheet, look };
}

/** The sum and the last form of each draw, if the family has them. */
function factsOf(
  zones: readonly TrendZone[],
  draws: readonly TrendDraw[],
  columnText: TrendTexts['columnText'],
  zoneName: TrendTexts['zoneName'],
): readonly RowFact[] {
  const sum = zones.find(({ kind }) => kind === 'sum');
  const form = zones.findLast(({ kind, key }) => kind === 'words' && key.endsWith('form'));
  return [sum, form].flatMap((zone): RowFact[] => {
    if (!zone) return [];
    const texts = draws.map(
      ({ result }) => zone.exact?.(result) ?? columnText(zone, zone.hits(result)[0] ?? 0),
    );
    const word = zone.kind === 'words';
    return [
      {
        name: zoneName(zone),
        width: word ? FACT.word : FACT.figure,
        word,
        textOf: (row) => texts[row] ?? '',
      },
    ];
  });
}

function printed(family: string, result: unknown): readonly string[] {
  const { numbers, extra, isSum } = numbersOf(family, result as Parameters<typeof numbersOf>[1]);
  return isSum ? numbers : [...numbers, ...extra];
}
