import { Skeleton, SkeletonRegion } from '@tessera/ui';
import { type ReactNode, Suspense, use } from 'react';
import { loadFamily } from '../../../data/rules/index.ts';
import { useList } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { BettingProvider, useLotteries } from '../betting.tsx';
import { isPlayable } from '../play/engine.ts';
import { BoardDesktop } from './board.desktop.tsx';
import { BoardPhone } from './board.phone.tsx';
import { BoardTablet } from './board.tablet.tsx';
import styles from './lottery-screen.module.css';

const Board = partByForm({ desktop: BoardDesktop, phone: BoardPhone, tablet: BoardTablet });

const UnknownLottery = lazyPart(async () => (await import('./unknown-lottery.tsx')).UnknownLottery);

/** The betting page of one lottery: `#/lottery/show?id=ssc-1m`; without an id, the first playable lottery. */
export function LotteryScreen() {
  const { params } = useRoute();
  const lotteries = useLotteries();
  const play = useList('PLAYED_LIST');
  if (!lotteries || !play) return <BoardSkeleton />;
  const playable = lotteries.filter(({ family }) => isPlayable(family));
  const lottery = params.id === undefined ? playable[0] : playable.find(({ id }) => id === params.id);
  if (!lottery) return <UnknownLottery />;
  return (
    <Suspense key={lottery.id} fallback={<BoardSkeleton />}>
      <WithRules family={lottery.family}>
        <BettingProvider lottery={lottery} play={play} fallback={<UnknownLottery />}>
          <Board />
        </BettingProvider>
      </WithRules>
    </Suspense>
  );
}

/** Shows its children once the rules of the family are loaded; rules of other families are not fetched. */
function WithRules({ family, children }: { family: string; children: ReactNode }) {
  use(loadFamily(family));
  return children;
}

function BoardSkeleton() {
  const t = useT();
  return (
    <SkeletonRegion label={t('bet_loading')} className={styles.skeleton ?? ''}>
      <Skeleton height="var(--head-h)" className={styles.head ?? ''} />
      <Skeleton height="var(--tabs-h)" />
      <Skeleton height={320} className={styles.cells ?? ''} />
    </SkeletonRegion>
  );
}
