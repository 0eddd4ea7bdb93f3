import { Note, Skeleton } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { DrawStrip } from '../components/draw/draw-strip.tsx';
import { Picker } from '../components/pick/picker.tsx';
import { RealityStrip } from '../components/slip/reality-strip.tsx';
import { ActionBar } from '../components/wap/action-bar.tsx';
import { PlayBar } from '../components/wap/play-bar.tsx';
import { StakeLine } from '../components/wap/stake-line.tsx';
import { TopLine } from '../components/wap/top-line.tsx';
import { useBetting } from '../state/betting.tsx';
import styles from './wap-board.module.css';

const CreditBoard = lazy(async () => ({
  default: (await import('../components/board/credit-board.tsx')).CreditBoard,
}));
const SlipSheet = lazy(async () => ({
  default: (await import('../components/wap/slip-sheet.tsx')).SlipSheet,
}));

/** Phone: header and draw at the top, numbers between, price and buttons within the thumb's reach. */
export function WapBoard() {
  const t = useT();
  const { disk, lottery } = useBetting();
  const [slipOpen, setSlipOpen] = useState(false);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <TopLine />
        <DrawStrip />
        <PlayBar />
      </div>
      <div className={styles.body}>
        {!lottery.enabled && <Note tone="warning">{t('bet_suspended')}</Note>}
        {disk === 'tradition' ? (
          <Picker />
        ) : (
          <Suspense fallback={<Skeleton height={480} />}>
            <CreditBoard />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.reality}>
          <RealityStrip />
        </div>
        {disk === 'tradition' && <StakeLine />}
        <ActionBar onSlip={() => setSlipOpen(true)} />
      </div>
      <Suspense>{slipOpen && <SlipSheet onClose={() => setSlipOpen(false)} />}</Suspense>
    </div>
  );
}
