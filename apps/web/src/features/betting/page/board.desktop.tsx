import { Card, Note, Skeleton } from '@tessera/ui';
import { useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useChasing } from '../../../data/chasing/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { DrawHeader } from '../draw/draw-header.tsx';
import { columnRowsOf } from '../pick/columns.ts';
import { Picker } from '../pick/picker.tsx';
import { PlayHelp } from '../play/play-help.tsx';
import { PlayTabs } from '../play/play-tabs.tsx';
import styles from './board.desktop.module.css';
import screen from './lottery-screen.module.css';
import { SlipDrawer } from './slip-drawer.desktop.tsx';

// Parts not needed for the first pick load after the first paint, into reserved space.
const CreditBoard = lazyPart(
  async () => (await import('../board/credit-board.tsx')).CreditBoard,
  <Skeleton height={480} className={screen.cells ?? ''} />,
);
const ChasePlan = lazyPart(
  async () => (await import('../slip/chase/chase-parts.tsx')).ChasePlan,
  <Skeleton height={480} />,
);
const Effects = lazyPart(inFile('after-board', async () => (await import('./effects/effects.tsx')).Effects));
const PlaceQuestion = lazyPart(
  inFile('after-board', async () => (await import('../place/place-question.tsx')).PlaceQuestion),
);
const FiguresBar = lazyPart(
  inFile('after-board', async () => (await import('../pick/figures-bar.tsx')).FiguresBar),
  <div className={styles.figures} />,
);
const ColumnHeads = lazyPart(
  inFile('after-board', async () => (await import('../pick/column-heads.tsx')).ColumnHeads),
  <div className={styles.columnHeads} />,
);
const HotKeys = lazyPart(inFile('after-board', async () => (await import('./effects/hot-keys.tsx')).HotKeys));
const RecentDraws = lazyPart(
  inFile('after-board', async () => (await import('../draw/recent-draws.tsx')).RecentDraws),
);
const SlipRail = lazyPart(
  inFile('after-board', async () => (await import('../slip/slip-rail.tsx')).SlipRail),
  <Card className={styles.rail ?? ''} aria-busy />,
);
const SlipBar = lazyPart(inFile('after-board', async () => (await import('./slip-bar.desktop.tsx')).SlipBar));
const StakeBar = lazyPart(
  inFile('after-board', async () => (await import('../place/stake-bar.tsx')).StakeBar),
  <Card className={styles.stake ?? ''} aria-busy />,
);

/** Desktop: draw header above board and slip. */
export function BoardDesktop() {
  const t = useT();
  const { board, item, lottery } = useBettingPage();
  const chasing = useChasing(lottery.id);
  const columns = useBetPrefs((prefs) => prefs.columns);
  return (
    <div className={styles.root}>
      {!lottery.enabled && <Note tone="warning">{t('bet_suspended')}</Note>}
      <Effects />
      <PlaceQuestion />
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
                    {columns && columnRowsOf(item).length > 0 && <ColumnHeads />}
                    <Picker />
                  </>
                ) : (
                  <CreditBoard />
                )}
              </Card>
              {board === 'tradition' && (
                <div className={styles.foot}>
                  <StakeBar />
                </div>
              )}
            </>
          )}
          <RecentDraws />
        </div>
        <SlipDrawer className={styles.side ?? ''}>
          <SlipRail />
        </SlipDrawer>
      </div>
      <div className={styles.slipBar}>
        <SlipBar />
      </div>
    </div>
  );
}
