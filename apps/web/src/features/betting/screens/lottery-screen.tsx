import { Button, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { replace, useRoute } from '../../../platform/navigation/index.ts';
import { loadFamily } from '../../rules/index.ts';
import { useList } from '../../settings/index.ts';
import { isPlayable } from '../model/engine.ts';
import { BettingProvider, useLotteries } from '../state/betting.tsx';
import styles from './lottery-screen.module.css';

/** The board of this build's form; the other form is not in the bundle at all. */
const Board = lazy(
  typeof __DEVICE__ === 'undefined' || __DEVICE__ === 'pc'
    ? async () => ({ default: (await import('./pc-board.tsx')).PcBoard })
    : async () => ({ default: (await import('./wap-board.tsx')).WapBoard }),
);

/** Questions, announcements, sounds and what sends bets: not needed to pick. */
const Effects = lazyPart(async () => (await import('../components/effects/effects.tsx')).Effects);

/** The betting page of one lottery: `#/lottery/show?id=ssc-1m`; without an id, of the first one. */
export function LotteryScreen() {
  const t = useT();
  const { params } = useRoute();
  const lotteries = useLotteries();
  const played = useList('PLAYED_LIST');
  if (!lotteries || !played) return <BoardSkeleton />;
  const playable = lotteries.filter(({ family }) => isPlayable(family));
  const lottery = params.id === undefined ? playable[0] : playable.find(({ id }) => id === params.id);
  const unknown = (
    <EmptyState
      art={<EmptySearchArt />}
      title={t('bet_lottery_unknown')}
      action={<Button onClick={() => void replace('home')}>{t('bet_to_home')}</Button>}
    />
  );
  if (!lottery) return unknown;
  return (
    <Suspense key={lottery.id} fallback={<BoardSkeleton />}>
      <WithRules family={lottery.family}>
        <BettingProvider lottery={lottery} played={played} fallback={unknown}>
          <Suspense fallback={<BoardSkeleton />}>
            <Board />
          </Suspense>
          <Effects />
        </BettingProvider>
      </WithRules>
    </Suspense>
  );
}

/** Shows its children once the rules of the family are there; those of no other family are fetched. */
function WithRules({ family, children }: { family: string; children: ReactNode }) {
  use(loadFamily(family));
  return children;
}

function BoardSkeleton() {
  const t = useT();
  return (
    <SkeletonRegion label={t('bet_loading')} className={styles.skeleton ?? ''}>
      <Skeleton height={isPhone ? 76 : 108} />
      <Skeleton height={isPhone ? 48 : 96} />
      <Skeleton height={320} />
    </SkeletonRegion>
  );
}
