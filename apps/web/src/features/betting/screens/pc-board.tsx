import { Card, Note, Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { DrawHeader } from '../components/draw/draw-header.tsx';
import { RecentDraws } from '../components/draw/recent-draws.tsx';
import { HotKeys } from '../components/effects/hot-keys.tsx';
import { FiguresBar } from '../components/pick/figures-bar.tsx';
import { Picker } from '../components/pick/picker.tsx';
import { PlayHelp } from '../components/play/play-help.tsx';
import { PlayTabs } from '../components/play/play-tabs.tsx';
import { SlipRail } from '../components/slip/slip-rail.tsx';
import { StakeBar } from '../components/stake/stake-bar.tsx';
import { useBetting } from '../state/betting.tsx';
import styles from './pc-board.module.css';

const CreditBoard = lazy(async () => ({
  default: (await import('../components/board/credit-board.tsx')).CreditBoard,
}));

/** Desktop: draw header over board and slip. */
export function PcBoard() {
  const t = useT();
  const { disk, lottery } = useBetting();
  return (
    <div className={styles.root}>
      {!lottery.enabled && <Note tone="warning">{t('bet_suspended')}</Note>}
      <HotKeys />
      <DrawHeader />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card className={styles.board ?? ''} aria-label={t('bet_picking')}>
            <PlayTabs />
            {disk === 'tradition' ? (
              <>
                <PlayHelp />
                <FiguresBar />
                <Picker />
              </>
            ) : (
              <Suspense fallback={<Skeleton height={480} />}>
                <CreditBoard />
              </Suspense>
            )}
          </Card>
          {disk === 'tradition' && <StakeBar />}
          <RecentDraws />
        </div>
        <SlipRail />
      </div>
    </div>
  );
}
