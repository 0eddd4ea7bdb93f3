import { TabPanel, Tabs } from '@tessera/ui';
import { useId, useState } from 'react';
import { daysOf } from '../../../components/days/index.ts';
import { zoneText } from '../../../components/moment/index.ts';
import { DesktopHead } from '../../../components/page-head/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { refreshBets } from '../api/bet-pages.ts';
import { BetListDesktop } from '../components/bet-list.desktop.tsx';
import { BetListPhone } from '../components/bet-list.phone.tsx';
import { BetListTablet } from '../components/bet-list.tablet.tsx';
import { type BetFilter, firstFilter, readBetId } from '../model/bet-filter.ts';
import { ChasesSlot, RoundsSlot } from '../slots.ts';
import styles from './record-bet-screen.module.css';

const Bets = partByForm({ desktop: BetListDesktop, phone: BetListPhone, tablet: BetListTablet });

const ExportButton = lazyPart(async () => (await import('../components/export-button.tsx')).ExportButton);

/** The payout calculation loads with the first opened bet. */
const BetPanel = lazyPart(async () => (await import('../components/bet-panel.tsx')).BetPanel);

/** The player's bets (R2.10 `record-bet`). Parameters: `lottery`, `state`, `bet` to open one, `tab` = `games` or `chase`. */
export function RecordBetScreen() {
  const t = useT();
  const id = useId();
  const { params } = useRoute();
  const [tab, setTab] = useState<'bets' | 'games' | 'chase'>(
    params.tab === 'chase' || params.tab === 'games' ? params.tab : 'bets',
  );
  const { timeZone } = useSettings();
  const [filter, setFilter] = useState<BetFilter>(() => firstFilter(params, now(), timeZone));
  const [opened, setOpened] = useState(() => readBetId(params.bet ?? ''));
  useSocketEvent('bet:settled', () => void refreshBets());
  useSocketEvent('bet:corrected', () => void refreshBets());
  useGap(() => void refreshBets());
  const view = {
    filter,
    opened,
    onChange: setFilter,
    onClear: () => setFilter({ days: daysOf('month', now(), timeZone), lottery: '', state: '', betId: '' }),
    onOpen: setOpened,
  };
  return (
    <>
      <DesktopHead
        title={t('route_record_bet')}
        note={t('record_note', { zone: zoneText(t, timeZone, now()) })}
      >
        {tab === 'bets' && <ExportButton filter={filter} />}
      </DesktopHead>
      <Tabs
        id={id}
        line
        label={t('chase_records_tabs')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'bets', label: t('chase_records_bets') },
          { value: 'games', label: t('nav_games') },
          { value: 'chase', label: t('chase_records') },
        ]}
      />
      <TabPanel id={id} value={tab} className={styles.panel ?? ''}>
        {tab === 'chase' && <ChasesSlot />}
        {tab === 'games' && <RoundsSlot />}
        {tab === 'bets' && <Bets {...view} />}
      </TabPanel>
      {opened !== undefined && <BetPanel betId={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
