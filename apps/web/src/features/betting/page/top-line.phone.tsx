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
import { DrawLinks } from '../draw/draw-links.tsx';
import { LateSheet } from '../late-sheet.ts';
import styles from './top-line.phone.module.css';

const FavouriteButton = lazyPart(
  inFile('after-board', async () => (await import('../draw/draw-tools.tsx')).FavouriteButton),
);
const SoundButton = lazyPart(
  inFile('after-board', async () => (await import('../draw/draw-tools.tsx')).SoundButton),
);
const LotteryList = lazyPart(
  inFile('after-board', async () => (await import('../draw/lottery-list.tsx')).LotteryList),
);

/** Phone: back button, the lottery as a switch, the balance. */
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
          <Emblem family={lottery.family} name={name} size={24} />
          <LotteryName lottery={lottery} oneLine />
          <Icon of={ChevronDown} size={16} />
        </button>
      </PageHeading>
      {signedIn && <Balance />}
      <LateSheet open={open} onClose={() => setOpen(false)} title={t('bet_switch_lottery')}>
        <div className={styles.sheet}>
          <div className={styles.tools}>
            <FavouriteButton size="sm" />
            <SoundButton size="sm" />
            <DrawLinks />
          </div>
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
