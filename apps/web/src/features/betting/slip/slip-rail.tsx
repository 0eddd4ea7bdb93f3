'use memo';

import { Badge, Card, TabPanel, Tabs, Tag } from '@tessera/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { RealityStrip } from '../../../components/reality/index.ts';
import { setChasing, useChasing } from '../../../data/chasing/index.ts';
import { useDraws } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { RunningChasesSlot } from '../slots.ts';
import { RollOverMenu } from './roll-over-menu.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipList } from './slip-list.tsx';
import styles from './slip-rail.module.css';
import { useSlip } from './slip-store.ts';

const RecentBets = lazy(async () => ({
  default: (await import('./recent-bets.tsx')).RecentBets,
}));
const ChaseSide = lazyPart(async () => (await import('./chase/chase-parts.tsx')).ChaseSide);
const DragonSide = lazyPart(async () => (await import('./dragon-side.tsx')).DragonSide);
const ChaseEnd = lazyPart(async () => (await import('./chase/chase-parts.tsx')).ChaseEnd);

/** Desktop: the slip, chases and the newest bets, next to the board. */
export function SlipRail() {
  const t = useT();
  const id = useId();
  const { lottery, owner, board } = useBettingPage();
  const issue = useDraws(lottery.id)?.current?.issue;
  const count = useSlip(owner.store, ({ slip }) => slip.lines.length);
  const isUnused = useSlip(owner.store, ({ slip, result }) => slip.lines.length === 0 && result === null);
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const signedIn = useUser(({ loaded }) => loaded);
  const chasing = useChasing(lottery.id);
  const [chosen, setChosen] = useState<'slip' | 'recent' | 'dragon'>();
  // Long runs are beside the board whose cells they are about, until there is something on the slip.
  const first = board === 'credit' && isUnused ? 'dragon' : 'slip';
  const tab = chasing ? 'chase' : (chosen ?? first);
  const setTab = (next: 'slip' | 'chase' | 'recent' | 'dragon') => {
    setChasing(next === 'chase' ? lottery.id : undefined);
    if (next !== 'chase') setChosen(next);
  };
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_slip')}>
      <Tabs
        id={id}
        line
        label={t('bet_slip')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'slip', label: t('bet_slip'), badge: <Badge count={count} tone="primary" /> },
          { value: 'chase', label: t('chase_tab') },
          ...(signedIn ? [{ value: 'recent' as const, label: t('bet_recent') }] : []),
          { value: 'dragon', label: t('dragon_title') },
        ]}
      />
      {tab === 'chase' && (
        <TabPanel id={id} value="chase" className={styles.panel ?? ''}>
          <div className={styles.list}>
            <ChaseSide onSlip={() => setTab('slip')} />
          </div>
          <ChaseEnd onSlip={() => setTab('slip')} />
        </TabPanel>
      )}
      {tab === 'slip' && (
        <TabPanel id={id} value="slip" className={styles.panel ?? ''}>
          <div className={styles.issue}>
            <span key={issue} className={styles.flash}>
              {issue && t('bet_issue', { issue: shortIssue(issue) })}
            </span>
            {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
            <span className={styles.push}>
              <RollOverMenu />
            </span>
          </div>
          <div className={styles.list}>
            <SlipList />
          </div>
          <SlipFoot />
        </TabPanel>
      )}
      {tab === 'recent' && (
        <TabPanel id={id} value="recent" className={styles.panel ?? ''}>
          <div className={styles.list}>
            <RunningChasesSlot lottery={lottery.id} />
            <Suspense>
              <RecentBets />
            </Suspense>
          </div>
        </TabPanel>
      )}
      {tab === 'dragon' && (
        <TabPanel id={id} value="dragon" className={styles.panel ?? ''}>
          <div className={styles.list}>
            <DragonSide />
          </div>
        </TabPanel>
      )}
      <div className={styles.reality}>
        <RealityStrip />
      </div>
    </Card>
  );
}
