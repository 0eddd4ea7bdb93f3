import { Button, Icon, Perforation } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { useState } from 'react';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import styles from './chase-foot.module.css';
import { type ChaseFootProps, useChase } from './use-chase.ts';

const ChaseConfirm = lazyPart(async () => (await import('./chase-confirm.tsx')).ChaseConfirm);

/** Totals of the plan with the worst case, and the button that opens the confirmation. */
export function ChaseFoot({ lottery, lines, onStarted, onOddsChanged }: ChaseFootProps) {
  const t = useT();
  const format = useFormat();
  const view = useChase({ lottery, lines });
  const [asking, setAsking] = useState(false);
  const { plan, block, after } = view;
  const visitor = block === 'sign_in';
  return (
    <div className={styles.root}>
      <div className={styles.tear}>
        <Perforation />
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('chase_most_of', { n: plan.count })}</dt>
          <dd data-total="">{format.money(plan.cost, EXACT)}</dd>
        </div>
        <div>
          <dt>{t('chase_worst')}</dt>
          <dd>{format.money(plan.worst, EXACT)}</dd>
        </div>
        {!visitor && (
          <div>
            <dt>{t('chase_after_worst')}</dt>
            <dd data-short={after < 0n ? '' : undefined}>{format.money(after)}</dd>
          </div>
        )}
      </dl>
      {block && !visitor && (
        <p className={styles.why}>
          <Icon of={Lock} size={14} />
          {t(`chase_why_${block}`)}
        </p>
      )}
      <Button
        block
        size="lg"
        variant="primary"
        disabled={block !== undefined && !visitor}
        onClick={() => (visitor ? void push('login') : setAsking(true))}
      >
        {visitor ? t('chase_sign_in') : t('chase_confirm_amount', { amount: format.money(plan.cost, EXACT) })}
      </Button>
      {asking && (
        <ChaseConfirm
          lottery={lottery}
          lines={lines}
          onClose={() => setAsking(false)}
          onOddsChanged={onOddsChanged}
          onStarted={() => {
            setAsking(false);
            onStarted();
          }}
        />
      )}
    </div>
  );
}
