import { inLanguage } from '@tessera/messages/languages';
import { Tag } from '@tessera/ui';
import { lazy } from 'react';
import { useOperator } from '../../data/session.ts';
import { State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { Column } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { type ChannelRow, type RateRow, useChannels, useRates } from './channel-data.ts';
import { percentOf } from './terms.ts';

const ChannelPanel = lazy(async () => ({ default: (await import('./channel-panel.tsx')).ChannelPanel }));
const RatePanel = lazy(async () => ({ default: (await import('./rate-panel.tsx')).RatePanel }));

const views = ['channels', 'rates'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = { channels: 'view_channels', rates: 'view_rates' } as const;

/** Ways to deposit with bounds and fees, and the rates of other currencies. */
export function ChannelsPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'channels';
  const channels = useChannels(view === 'channels');
  const rates = useRates(view === 'rates');
  const channelColumns = useChannelColumns();
  const rateColumns = useRateColumns();
  const opened = params.id ?? '';
  const channel = view === 'channels' && channels.data?.items.find(({ id }) => id === opened);
  const rate = view === 'rates' && rates.data?.now.find(({ currency }) => currency === opened);
  return (
    <Page
      title={t('page_channels')}
      sub={t('channels_about')}
      panel={
        channel ? (
          <ChannelPanel key={opened} channel={channel} />
        ) : (
          rate && (
            <RatePanel
              key={opened}
              rate={rate}
              history={rates.data?.items.filter(({ currency }) => currency === opened) ?? []}
            />
          )
        )
      }
      foot={<KeyHints keys={[[['J', 'K'], t('keys_move')]]} />}
    >
      <Views
        page="channels"
        label={t('views')}
        current={view}
        views={views.map((id) => ({ id, name: t(VIEW_TEXT[id]) }))}
      />
      {view === 'channels' ? (
        <PageTable
          error={channels.error}
          label={t('view_channels')}
          columns={channelColumns}
          rows={channels.data?.items}
          idOf={({ id }) => id}
          opened={opened}
          onOpen={(id) => changeParams({ id })}
        />
      ) : (
        <PageTable
          error={rates.error}
          label={t('view_rates')}
          columns={rateColumns}
          rows={rates.data?.now}
          idOf={({ currency }) => currency}
          opened={opened}
          onOpen={(id) => changeParams({ id })}
        />
      )}
    </Page>
  );
}

function useChannelColumns(): readonly Column<ChannelRow>[] {
  const t = useT();
  const language = useLanguage();
  return [
    {
      name: t('channel'),
      cell: ({ id, name }) => <span className="m">{inLanguage(name, language) ?? id}</span>,
    },
    { name: t('least_deposit'), figure: true, cell: ({ min }) => amountText(min) },
    { name: t('most_deposit'), figure: true, cell: ({ max }) => amountText(max) },
    { name: t('fee_share'), figure: true, cell: ({ feePpm }) => `${percentOf(feePpm)}%` },
    { name: t('fee_fixed'), figure: true, wide: true, cell: ({ feeFixed }) => amountText(feeFixed) },
    {
      name: t('state'),
      cell: ({ open }) => (
        <State tone={open ? 'ok' : 'off'}>{t(open ? 'channel_open' : 'channel_closed')}</State>
      ),
    },
    {
      name: t('hint'),
      cell: ({ command }) => command !== null && <Tag tone="info">{t('command_waits')}</Tag>,
    },
  ];
}

function useRateColumns(): readonly Column<RateRow>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    { name: t('currency'), cell: ({ currency }) => <span className="m">{currency}</span> },
    { name: t('rate'), figure: true, cell: ({ value }) => (value === null ? '—' : amountText(value)) },
    { name: t('since_when'), cell: ({ at }) => at !== null && momentText(at, now, timeZone) },
    {
      name: t('hint'),
      cell: ({ command }) => command !== null && <Tag tone="info">{t('command_waits')}</Tag>,
    },
  ];
}
