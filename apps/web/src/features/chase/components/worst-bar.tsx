import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { ChaseView } from './use-chase.ts';
import styles from './worst-bar.module.css';

/** The maximum loss, compared with budget and balance. */
export function WorstBar({ view: { plan, balance } }: { view: ChaseView }) {
  const t = useT();
  const format = useFormat();
  const whole = balance > plan.cost ? balance : plan.cost;
  const share = (part: bigint) => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10);
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        <span>
          {t('chase_count', { n: plan.count })} · {t('chase_most')} <b>{format.money(plan.cost, EXACT)}</b>
        </span>
        {plan.budget !== undefined && (
          <span>
            {t('chase_budget_word')} <b>{format.money(plan.budget, EXACT)}</b>
          </span>
        )}
        <span>
          {t('chase_balance')} <b>{format.money(balance)}</b>
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ '--v': `${share(plan.cost)}%` }} />
        {plan.budget !== undefined && plan.budget <= whole && (
          <u style={{ '--v': `${share(plan.budget)}%` }} />
        )}
      </div>
    </div>
  );
}
