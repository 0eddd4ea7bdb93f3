import { AmountText, NetText } from '../../../components/amount/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Statistic } from '../api/statistic.ts';
import { LossLimitSlot } from '../slots.ts';
import { FigureStrip, type ReportFigure } from './figure-strip.tsx';

/** The player's net and what it is made of; deposits and withdrawals beside it. */
export function StatisticFigures({ report, waiting }: { report: Statistic | undefined; waiting: boolean }) {
  const t = useT();
  const total = report?.total;
  const figure = (
    name: 'stake' | 'payout' | 'rebate' | 'rewards' | 'deposits' | 'withdrawals',
    line?: string,
  ): ReportFigure => ({
    name: t(`rep_${name}`),
    info: t(`rep_${name}_info`),
    value: total && <AmountText amount={total[name]} />,
    line,
  });
  return (
    <FigureStrip
      label={t('route_report_statistic')}
      asOf={report?.as_of}
      waiting={waiting}
      main={{
        name: t('rep_net'),
        info: t('rep_net_info'),
        value: total && <NetText net={total.net} />,
        line: <LossLimitSlot />,
      }}
      others={[
        figure('stake', total && t('rep_bets', { n: total.bets })),
        figure('payout', total && t('rep_won', { n: total.won })),
        figure('rebate'),
        figure('rewards'),
        figure('deposits', total && t('rep_times', { n: total.deposits_count })),
        figure('withdrawals', total && t('rep_times', { n: total.withdrawals_count })),
      ]}
    />
  );
}
