import { amountOf, ZERO } from '@tessera/protocol/money';
import { Card, Progress } from '@tessera/ui';
import { shareOf } from '../../../components/amount/index.ts';
import { HelpLink } from '../../../components/help-link/index.ts';
import { amountFrom, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Quote } from '../model/withdrawal.ts';
import styles from './money-line.module.css';

/** Withdrawable amount, blocked amounts with reasons, and turnover progress; shown before an amount is typed. */
export function WithdrawableCard({ quote }: { quote: Quote }) {
  const t = useT();
  const format = useFormat();
  const blocked = quote.blocked.reduce((sum, { amount }) => sum + (amountFrom(amount) ?? 0n), 0n);
  return (
    <Card aria-label={t('withdraw_can')}>
      <div className={styles.head}>
        <div>
          <span className={styles.label}>{t('withdraw_can')}</span>
          <div className={styles.main}>{format.money(quote.withdrawable)}</div>
        </div>
        {blocked > 0n && (
          <div>
            <span className={styles.label}>{t('withdraw_cannot')}</span>
            <div className={styles.other}>{format.figure(amountOf(blocked))}</div>
          </div>
        )}
      </div>
      {blocked > 0n && (
        <dl className={styles.list}>
          {quote.blocked.map(({ reason, amount }) => (
            <div key={reason}>
              <dt>{t(`withdraw_blocked_${reason}`)}</dt>
              <dd>{format.figure(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {quote.turnover
        .filter(({ left }) => (amountFrom(left) ?? ZERO) > 0n)
        .map(({ source, required, done, left }) => (
          <div key={source} className={styles.turnover}>
            <p className={styles.between}>
              {t(`withdraw_turnover_${source}`)}
              <span>
                {t('withdraw_turnover_left')} <b>{format.figure(left)}</b>
              </span>
            </p>
            <Progress
              value={shareOf(amountFrom(done) ?? ZERO, amountFrom(required) ?? ZERO)}
              label={t(`withdraw_turnover_${source}`)}
              valueText={t('withdraw_turnover_done', {
                done: format.figure(done),
                required: format.figure(required),
              })}
            />
            <p className={styles.done}>
              {t('withdraw_turnover_done', { done: format.figure(done), required: format.figure(required) })}{' '}
              <HelpLink article="turnover" />
            </p>
          </div>
        ))}
    </Card>
  );
}
