import { MoneyText } from '@tessera/ui';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { FigureStrip } from './figure-strip.tsx';
import { NetText } from './net-text.tsx';
import { useOpenBets, useToday } from './use-bet-figures.ts';

/** Open bets, today's stakes and today's result so far; a dash until loaded. */
export function TodayStrip() {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const open = useOpenBets().data?.summary.count;
  const today = useToday().data;
  return (
    <FigureStrip
      figures={[
        { label: t('account_open_bets'), value: open ?? '—' },
        {
          label: t('account_today_stake'),
          value: <MoneyText {...format.shown(today?.stake)} hidden={hidden} />,
        },
        { label: t('account_today_net'), value: <NetText net={today?.net} /> },
      ]}
    />
  );
}
