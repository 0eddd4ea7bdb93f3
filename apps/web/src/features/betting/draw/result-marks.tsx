import { Tag } from '@tessera/ui';
import { AsOf } from '../../../components/as-of/index.ts';
import type { DrawView } from '../../../data/draws/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { type Shown, waitKeyOf } from './draw-phase.ts';
import { DrawTime } from './draw-time.tsx';
import styles from './result-marks.module.css';
import { SourceMarks } from './source-marks.tsx';

/** Desktop, beside the issue of the shown draw: its time, whether it waits for its numbers, their origin. */
export function ResultMarks({ draw, shown }: { draw: DrawView; shown: Shown }) {
  const t = useT();
  const { lottery } = useBettingPage();
  return (
    <>
      <span className={styles.time}>
        <DrawTime at={draw.draw_at} zone={lottery.zone} />
      </span>
      {shown.kind === 'drawing' && <Tag tone="warning">{t(waitKeyOf(shown))}</Tag>}
      <SourceMarks family={lottery.family} draw={draw} />
      <AsOf lotteries={[lottery.id]} />
    </>
  );
}
