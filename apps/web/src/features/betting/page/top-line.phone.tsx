import { Emblem, Icon, IconButton, Tag } from '@tessera/ui';
import { ChevronDown, ChevronLeft, RefreshCw } from '@tessera/ui/icons';
import { useState } from 'react';
import { MainBalance, useBalanceRefresh } from '../../../components/balance/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { back, PageHeading } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { LateSheet } from '../late-sheet.ts';
import styles from './top-line.phone.module.css';

const MoreMenu = lazyPart(
  inFile('after-board', async () => (await import('./more-menu.phone.tsx')).MoreMenu),
  <span className={styles.more} />,
);
const LotteryList = lazyPart(
  inFile('after-board', async () => (await import('../draw/lottery-list.phone.tsx')).LotteryListPhone),
);

/** Phone: back button, the lottery as a switch, the balance, the menu of its other pages. */
export function TopLine() {
  const t = useT();
  const format = useFormat();
  const { lottery } = useBettingPage();
  const signedIn = useUser((user) => user.loaded);
  const [open, setOpen] = useState(false);
  const name = format.name(lottery.name);
  return (
    <div className={styles.root}>
      <IconButton icon={ChevronLeft} size="lg" iconSize={24} label={t('bet_back')} onClick={back} />
      <PageHeading className={styles.heading ?? ''}>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Emblem family={lottery.family} name={name} size={32} tag={format.tag(lottery)} />
          <LotteryName lottery={lottery} tag="heard" oneLine />
          <Icon of={ChevronDown} size={16} />
        </button>
      </PageHeading>
      <span className={styles.end}>
        {signedIn && <Balance />}
        <MoreMenu />
      </span>
      <LateSheet open={open} onClose={() => setOpen(false)} title={t('bet_switch_lottery')}>
        <div className={styles.sheet}>
          <LotteryList onChosen={() => setOpen(false)} />
        </div>
      </LateSheet>
    </div>
  );
}

function Balance() {
  const t = useT();
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const { refreshing, refresh } = useBalanceRefresh();
  return (
    <span className={styles.balance}>
      {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
      <MainBalance />
      <IconButton
        icon={RefreshCw}
        size="sm"
        iconSize={16}
        label={t('bet_refresh_balance')}
        spinning={refreshing}
        onClick={refresh}
      />
    </span>
  );
}
