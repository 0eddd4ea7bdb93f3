import { Card, Note, Skeleton } from '@tessera/ui';
import { useChasing } from '../../../data/chasing/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { DrawHeader } from '../draw/draw-header.tsx';
import { columnRowsOf } from '../pick/columns.ts';
import { Picker } from '../pick/picker.tsx';
import { PlayHelp } from '../play/play-help.tsx';
import { PlayTabs } from '../play/play-tabs.tsx';
import { useBettingPage } from './betting.tsx';
import styles from './pc-board.module.css';

// Parts not needed for the first pick load after the first paint, into reserved space.
const CreditBoard = lazyPart(
  async () => (await import('../board/credit-board.tsx')).CreditBoard,
  <Skeleton height={480} />,
);
const ChasePlan = lazyPart(
  async () => (await import('../slip/chase/chase-parts.tsx')).ChasePlan,
  <Skeleton height={480} />,
);
const Effects = lazyPart(async () => (await import('./later-pc.ts')).Effects);
const FiguresBar = lazyPart(
  async () => (await import('./later-pc.ts')).FiguresBar,
  <div className={styles.figures} />,
);
const ColumnHeads = lazyPart(
  async () => (await import('./later-pc.ts')).ColumnHeads,
  <div className={styles.columnHeads} />,
);
const HotKeys = lazyPart(async () => (await import('./later-pc.ts')).HotKeys);
const RecentDraws = lazyPart(async () => (await import('./later-pc.ts')).RecentDraws);
const SlipRail = lazyPart(
  async () => (await import('./later-pc.ts')).SlipRail,
  <Card className={styles.rail ?? ''} aria-busy />,
);
const StakeBar = lazyPart(
  async () => (await import('./later-pc.ts')).StakeBar,
  <Card className={styles.stake ?? ''} aria-busy />,
);

/** Desktop: draw header above board and slip. */
export function Board() {
  const t = useT();
  const { board, item, lottery } = useBettingPage();
  const chasing = useChasing(lottery.id);
  return (
    <div className={styles.root}>
      {!lottery.enabled && <Note tone="warning">{t('bet_suspended')}</Note>}
      <Effects />
      <HotKeys />
      <div className={styles.head}>
        <DrawHeader />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {chasing ? (
            <ChasePlan />
          ) : (
            <>
              <Card className={styles.board ?? ''} aria-label={t('bet_picking')}>
                <PlayTabs />
                {board === 'tradition' ? (
                  <>
                    <div className={styles.help}>
                      <PlayHelp />
                    </div>
                    <FiguresBar />
                    {columnRowsOf(item).length > 0 && <ColumnHeads />}
                    <Picker />
                  </>
                ) : (
                  <CreditBoard />
                )}
              </Card>
              {board === 'tradition' && <StakeBar />}
            </>
          )}
          <RecentDraws />
        </div>
        <SlipRail />
      </div>
    </div>
  );
}
