import { InfoTip } from '@tessera/ui';
import type { ReactNode } from 'react';
import { AmountText, NetText } from '../../../components/amount/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Statistic } from '../api/statistic.ts';
import { dayFacts } from '../model/day-facts.ts';
import styles from './day-facts.module.css';

/** What stands out in the days, and what waits for its draw. */
export function DayFactsList({ report: { days, waiting } }: { report: Statistic }) {
  const t = useT();
  const { stakeMax, netMin, idle } = dayFacts(days);
  return (
    <dl className={styles.root}>
      <Fact name={t('rep_stake_max')}>
        <AmountText amount={stakeMax} />
      </Fact>
      <Fact name={t('rep_net_min')}>{netMin === 0n ? '–' : <NetText net={netMin} />}</Fact>
      <Fact name={t('rep_idle')}>{t('rep_idle_days', { n: idle })}</Fact>
      <Fact
        name={t('rep_waiting')}
        info={<InfoTip label={t('rep_about', { name: t('rep_waiting') })}>{t('rep_waiting_info')}</InfoTip>}
      >
        <AmountText amount={waiting} />
      </Fact>
    </dl>
  );
}

function Fact({ name, info, children }: { name: string; info?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        {info}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
