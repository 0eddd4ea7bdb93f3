import { factsOf, lunarYearOf } from '@tessera/rules';
import { useDraws } from '../../../data/draws/index.ts';
import { useBettingPage } from '../betting.tsx';

/** Sign of the lunar year of the draw on sale; `undefined` while it is unknown and for families without a lunar year. */
export function useLunarYear(): string | undefined {
  const { lottery } = useBettingPage();
  const drawAt = useDraws(lottery.id)?.current?.draw_at;
  const hasYear = factsOf(lottery.family)?.shape.form === 'lhc';
  return !hasYear || drawAt === undefined ? undefined : yearAt(drawAt, lottery.zone);
}

function yearAt(at: number, zone: string): string | undefined {
  // The Swedish locale formats dates as `2026-11-21`.
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);
  try {
    return lunarYearOf(date);
  } catch {
    return undefined;
  }
}
