import { Badge, Ring, Sheet, TabPanel, Tabs, Tag } from '@tessera/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { RealityStrip } from '../../../components/reality/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSale } from '../draw/use-sale.ts';
import { RollOverMenu } from '../slip/roll-over-menu.tsx';
import { SlipFoot } from '../slip/slip-foot.tsx';
import { SlipList } from '../slip/slip-list.tsx';
import { useSlip } from '../slip/slip-store.ts';
import { RunningChasesSlot } from '../slots.ts';
import styles from './slip-sheet.phone.module.css';

const RecentBets = lazy(async () => ({
  default: (await import('../slip/recent-bets.tsx')).RecentBets,
}));
const ChaseSide = lazyPart(async () => (await import('../slip/chase/chase-parts.tsx')).ChaseSide);
const DragonSide = lazyPart(async () => (await import('../slip/dragon-side.tsx')).DragonSide);
const ChaseEnd = lazyPart(async () => (await import('../slip/chase/chase-parts.tsx')).ChaseEnd);

/** Phone: the slip, chases and the newest bets as a sheet. */
export function SlipSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const { lottery, owner } = useBettingPage();
  const sale = useSale(lottery.id);
  const count = useSlip(owner.store, ({ slip }) => slip.lines.length);
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const signedIn = useUser(({ loaded }) => loaded);
  const [tab, setTab] = useState<'slip' | 'chase' | 'recent' | 'dragon'>('slip');
  const feet = {
    slip: <SlipFoot />,
    chase: <ChaseEnd onSlip={() => setTab('slip')} />,
    recent: undefined,
    dragon: undefined,
  };
  const clock = `${String(Math.floor(sale.seconds / 60)).padStart(2, '0')}:${String(sale.seconds % 60).padStart(2, '0')}`;
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          {t('bet_slip')} <Badge count={count} tone="primary" />
        </span>
      }
      titleEnd={
        <span className={styles.issue}>
          {sale.draw && t('bet_issue', { issue: shortIssue(sale.draw.issue) })}
          <Ring
            share={sale.share}
            size={16}
            width={2.5}
            state={sale.phase === 'closing' ? 'closing' : 'open'}
          />
          <b>{clock}</b>
          {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
        </span>
      }
      footer={feet[tab]}
    >
      <div className={styles.reality}>
        <RealityStrip />
      </div>
      {signedIn && (
        <Tabs
          id={id}
          line
          fill
          label={t('bet_slip')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'slip', label: t('bet_slip') },
            { value: 'chase', label: t('chase_tab') },
            { value: 'recent', label: t('bet_recent') },
            { value: 'dragon', label: t('dragon_title') },
          ]}
        />
      )}
      <TabPanel id={id} value={tab}>
        {tab === 'chase' && <ChaseSide onSlip={() => setTab('slip')} />}
        {tab === 'dragon' && <DragonSide />}
        {tab === 'slip' && (
          <>
            <div className={styles.roll}>
              <RollOverMenu />
            </div>
            <SlipList />
          </>
        )}
        {tab === 'recent' && (
          <>
            <RunningChasesSlot lottery={lottery.id} />
            <Suspense>
              <RecentBets />
            </Suspense>
          </>
        )}
      </TabPanel>
    </Sheet>
  );
}
